import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { cookieKeys, returnUrlParameter } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { textOf } from '../http/answer-form.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/set-store.ts'

/** Shows errors on a page of the shop, also without JavaScript. */
export const ErrorBoundary = RouteError

export const loader = () => redirect('/stores')

/**
 * Sets the preferred store to `store`, or to the nearest to `zip`. An unknown ZIP code redirects to the store finder,
 * which explains it.
 */
export const action = formAction(
  async ({ visitor, form }: FormArgs<Route.ActionArgs>) => {
    const [named, zip] = [textOf(form, 'store'), textOf(form, 'zip')]
    const finder = `/stores?zip=${encodeURIComponent(zip)}`
    try {
      const store = named
        ? await visitor.shop.StorePages.getStore({ store: named })
        : (await visitor.shop.Stores.Nearest({ zipCode: zip })).stores[0]
      if (!store) return redirect(finder)
      visitor.set(cookieKeys.preferredStore, store.id)
    } catch (error) {
      if (error instanceof ShopApiError && error.status < 500) return redirect(finder)
      throw error
    }
    return redirect(readLocalPath(textOf(form, returnUrlParameter)) ?? '/')
  },
  { hasPage: false },
)
