import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { readOwnPath } from '@tessera/contract/kit/read-own-path'
import { cookieKeys, returnUrlParameter } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/set-store.ts'

export const loader = () => redirect('/stores')

/** My store: the one named by `store`, or the nearest to `zip`. A ZIP code nobody knows is explained by the finder. */
export async function action({ request, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const zip = text('zip')
  try {
    const store = text('store')
      ? await visitor.shop.StorePages.getStore({ store: text('store') })
      : (await visitor.shop.Stores.Nearest({ zipCode: zip })).stores[0]
    if (!store) return redirect(`/stores?zip=${encodeURIComponent(zip)}`)
    visitor.set(cookieKeys.preferredStore, store.id)
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) return redirect(`/stores?zip=${encodeURIComponent(zip)}`)
    throw error
  }
  return redirect(readOwnPath(text(returnUrlParameter)) ?? '/')
}
