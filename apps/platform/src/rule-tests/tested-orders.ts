import { getOperation } from '@tessera/contract/platform/get-operation'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { filterConditions } from '../engine/filter-conditions.ts'
import { type OrderRecord, recordColumns } from '../orders/order-record.ts'
import { orderTable } from '../orders/order-table.ts'
import { listedOrders } from '../orders/orders.ts'
import { reachableOrders } from '../orders/reachable-orders.ts'
import { categoriesJson, productCopy, variantCopies } from '../orders/read-catalog.ts'
import type { FactCatalog } from '../orders/read-promotion-facts.ts'
import { steadyProducts } from '../visibility/buyer-products.ts'
import type { TestRequest } from './read-test-request.ts'

export interface TestedOrder extends OrderRecord {
  fromUser: { FirstName?: string | null; LastName?: string | null } | null
}

/** The columns of a `TestedOrder` of the order `t` and its user `u`. */
export const testedColumns: Sql = sql`${recordColumns}, order_user(t) as "fromUser"`

/** The keys of an order in the query `o`, for columns that compare with them. */
export const keysOfOrder = {
  marketplace: sql`o.marketplace`,
  buyerID: sql`o."buyerID"`,
  userID: sql`o."userID"`,
  userKey: sql`o."userKey"::bigint`,
  uid: sql`o.uid::bigint`,
}

const ownFilters: ReadonlySet<string> = new Set(getOperation('Orders.List').query?.map((name) => name.toLowerCase()))

interface TestedScope {
  /** The orders of a test that names no status. */
  listed: typeof listedOrders
  /** Narrows them, also those that are named. */
  within: Sql
}

const submittedOrders: TestedScope = { listed: listedOrders, within: sql`true` }

/** The orders of a test, newest first, without a lock. */
export function testedOrders(
  call: PlatformCall,
  { ids, filters, size }: TestRequest,
  { listed, within }: TestedScope = submittedOrders,
): Sql {
  const reach = and([reachableOrders(call.actor, 'incoming'), within])
  const named = ids
    ? [reach, sql`t.id = any(${ids}::text[])`]
    : [listed({ ...call, query: filters }, reach), ...filterConditions(orderTable, filters, ownFilters)]
  return sql`
    select ${testedColumns}
    from orders t
    left join users u on u.uid = t.from_user_uid
    where ${and(named)}
    order by t.date_created desc, t.uid desc
    limit ${size}::int`
}

interface ProductFacts {
  id: string
  categories: { direct: string[]; within: string[] }
  product: object
  variants: Record<string, object>
}

/**
 * Reads what expressions know of the products of all orders at once. Copies on lines are used for products that are
 * gone.
 */
export async function readProductFacts(
  db: Queryable,
  marketplace: string,
  orders: readonly TestedOrder[],
): Promise<FactCatalog> {
  const ids = [...new Set(orders.flatMap(({ state }) => state.lines.map(({ productID }) => productID)))]
  const uids = orders.map(({ uid }) => uid)
  const rows = await db.rows<ProductFacts>(sql`
    select t.id, ${categoriesJson({ marketplace })} as categories, ${productCopy} as product, ${variantCopies({ marketplace })} as variants
    from ${steadyProducts}
    where t.marketplace_id = ${marketplace} and t.id = any(${ids}::text[])
    union all
    select * from (
      select distinct on (l.product_id) l.product_id, json_build_object('direct', '[]'::json, 'within', '[]'::json), l.product::json,
        json_build_object()
      from line_items l
      where l.order_uid = any(${uids}::bigint[]) and l.product is not null
        and not exists (select from products p where p.marketplace_id = ${marketplace} and p.id = l.product_id)) gone`)
  return {
    offers: new Map(rows.map(({ id, categories }) => [id, { categories }])),
    copies: new Map(rows.map(({ id, product, variants }) => [id, { product, variants }])),
  }
}

/** The order as it was when it was submitted: what rules were asked about. */
export const beforeSubmission = (state: OrderState): OrderState => ({
  ...state,
  order: { ...state.order, status: 'Unsubmitted', isSubmitted: false, dateSubmitted: null },
})

export const userName = (user: TestedOrder['fromUser']): string | null =>
  [user?.FirstName, user?.LastName].filter(Boolean).join(' ') || null
