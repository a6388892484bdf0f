import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { data, redirect, redirectDocument } from 'react-router'
import { textOf } from '../http/answer-form.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/acting.ts'

/** Shows errors on a page of the shop, also without JavaScript. */
export const ErrorBoundary = RouteError

export const loader = () => redirect('/')

/** Opens the shop as a customer with the code of the console. The sign-in of the browser stays as it is. */
export const action = formAction(
  async ({ form, visitor }: FormArgs<Route.ActionArgs>) => {
    try {
      visitor.startActing(await visitor.publicShop.Session.startActing({ code: textOf(form, 'code') }))
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status >= 500) throw error
      throw data({ message: error.message }, { status: error.status })
    }
    // a new document, so that nothing of the member of staff is left in the page
    return redirectDocument('/')
  },
  { hasPage: false },
)
