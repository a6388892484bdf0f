import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { redirect } from 'react-router'
import { secretOf, textOf } from '../http/answer-form.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import type { Route } from './+types/sign-in-here.ts'

/** The sign-in dialog posts here; opened as a link, it redirects to the sign-in page. */
export const loader = () => redirect('/sign-in')

/** Signs in without leaving the page; answers with the customer or the reason for the refusal. */
export const action = formAction(
  async ({ visitor, form }: FormArgs<Route.ActionArgs>) => {
    const who = { userName: textOf(form, 'userName'), password: secretOf(form, 'password') }
    try {
      const session = await visitor.shop.Auth.signIn(who)
      visitor.saveSession(session)
      return Response.json({ name: session.user?.email ?? who.userName })
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status >= 500) throw error
      return Response.json({ message: error.message }, { status: error.status })
    }
  },
  { hasPage: false },
)
