import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { type ListKind, listKinds } from '@tessera/contract/middleware/my-account-documents'
import { redirect } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { textOf } from '../../http/form-answer.server.ts'
import { unreadableForm } from '../../http/read-form.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/saved-filters.ts'

/** Where each list lives. */
const paths: Record<ListKind, string> = {
  orders: '/account/orders',
  quotes: '/account/quotes',
  selectionSheets: '/account/selection-sheets',
  invoices: '/account/invoices',
  billingHistory: '/account/billing-history',
}

/** What goes wrong is told on a page of the shop, also without script. */
export const ErrorBoundary = RouteError

export const loader = () => redirect('/account')

type FilterAction = (
  filters: ShopClient['MyFilters'],
  filter: { list: ListKind; name: string; query: string },
) => Promise<unknown>

const actions: Readonly<Record<string, FilterAction>> = {
  save: (filters, filter) => filters.SaveFilter(filter),
  forget: (filters, { list, name }) => filters.ForgetFilter({ list, name }),
}

/** Keeps or forgets filters of a list, and goes back to it. */
export const action = formActions(
  actions,
  async ({ visitor, url, form }: FormArgs<Route.ActionArgs>, change) => {
    const list = listKinds.find((kind) => kind === textOf(form, 'list'))
    if (!list) throw unreadableForm()
    const query = new URLSearchParams(textOf(form, 'query')).toString()
    return asCustomer(visitor, url, async () => {
      try {
        await change(visitor.shop.MyFilters, { list, name: textOf(form, 'name'), query })
      } catch (error) {
        // a name that is too long or one too many: the list is as it was
        if (!(error instanceof ShopApiError) || error.status !== 400) throw error
      }
      return redirect(query ? `${paths[list]}?${query}` : paths[list])
    })
  },
  { hasPage: false },
)
