import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { type ListKind, listKinds } from '@tessera/contract/middleware/lists/models'
import { redirect } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { textOf } from '../../http/answer-form.server.ts'
import { unreadableForm } from '../../http/read-form.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RouteError } from '../../shell/route-error.tsx'
import type { Route } from './+types/saved-filters.ts'

/** The path of each list. */
const paths: Record<ListKind, string> = {
  orders: '/account/orders',
  quotes: '/account/quotes',
  selectionSheets: '/account/selection-sheets',
  invoices: '/account/invoices',
  billingHistory: '/account/billing-history',
}

/** Shows errors on a page of the shop, also without JavaScript. */
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

/** Saves or deletes filters of a list and returns to it. */
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
        // the name is too long or the limit is reached; the list is unchanged
        if (!(error instanceof ShopApiError) || error.status !== 400) throw error
      }
      return redirect(query ? `${paths[list]}?${query}` : paths[list])
    })
  },
  { hasPage: false },
)
