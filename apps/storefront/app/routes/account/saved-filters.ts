import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { type ListKind, listKinds } from '@tessera/contract/middleware/my-account-documents'
import { redirect } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { textOf } from '../../forms/form-answer.server.ts'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/saved-filters.ts'

/** Where each list lives. */
const paths: Record<ListKind, string> = {
  orders: '/account/orders',
  quotes: '/account/quotes',
  selectionSheets: '/account/selection-sheets',
  invoices: '/account/invoices',
  billingHistory: '/account/billing-history',
}

export const loader = () => redirect('/account')

/** Keeps or forgets filters of a list, and goes back to it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const list = listKinds.find((kind) => kind === textOf(form, 'list'))
  if (!list) throw new Response('Bad Request', { status: 400 })
  const [name, query] = [textOf(form, 'name'), textOf(form, 'query')]
  return asCustomer(visitor, url, async () => {
    const { MyFilters } = visitor.shop
    try {
      if (textOf(form, 'intent') === 'forget') await MyFilters.ForgetFilter({ list, name })
      else await MyFilters.SaveFilter({ list, name, query })
    } catch (error) {
      // a name that is too long or one too many: the list is as it was
      if (!(error instanceof ShopApiError) || error.status !== 400) throw error
    }
    return redirect(query ? `${paths[list]}?${query}` : paths[list])
  })
}
