import type { DocumentQueryInput } from '@tessera/client/shop/types.gen'
import { data } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { NoOrders } from '../../features/orders/no-orders.tsx'
import { OrderScopes } from '../../features/orders/order-scopes.tsx'
import { visitorContext } from '../../http/session/context.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { loadOwnLimits } from '../../kit/account/load-own-limits.server.ts'
import { OwnLimit } from '../../kit/account/own-limit.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { DocumentList } from '../../kit/lists/document-list.tsx'
import { loadList } from '../../kit/lists/load-list.server.ts'
import { orderColumns } from '../../kit/lists/order-columns.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import { accountRights } from '../../shell/account/account-rights.ts'
import type { Route } from './+types/orders.ts'

const path = '/account/orders'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const set = await customerSetOf(visitor)
    const rights = accountRights(set)
    const ask = (question: DocumentQueryInput) => visitor.shop.MyAccount.GetOrders(question)
    const [listing, limits] = await Promise.all([
      loadList(visitor, url, 'orders', ask, rights.isPro && rights.seesAccount ? 3 : 1),
      loadOwnLimits(visitor, rights),
    ])
    const content = { listing, limits, rights, customerNumber: set.user?.cust_num ?? '' }
    return data(content, { status: listing.noRight ? 403 : 200 })
  })
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Orders' })

export default function Orders({ loaderData: { listing, limits, rights, customerNumber } }: Route.ComponentProps) {
  const { state, year } = listing
  return (
    <div className="grid gap-6">
      <PageHead title="Orders">
        <OwnLimit limits={limits} />
      </PageHead>
      <OrderScopes path={path} state={state} isPro={rights.isPro} />
      <DocumentList
        path={path}
        listing={listing}
        nouns={{ one: 'order', many: 'orders' }}
        columns={orderColumns(year, rights.isPro, rights.canBuy)}
        keyOf={({ number }) => number}
        usualSort={{ by: 'placedAt', isAscending: false }}
        searchHint="Number, PO, SKU or product"
        empty={<NoOrders scope={state.scope} customerNumber={customerNumber} canBuy={rights.canBuy} />}
      />
    </div>
  )
}
