import type { Caller } from '@tessera/domain/order-model/caller'
import { type Offer, type OffersByProduct, offersByProduct } from '@tessera/domain/order-model/offer'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import type { LineContext } from '@tessera/domain/orders/line-change'
import { join, name, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { emptyOrderState } from '../orders/create-order.ts'
import { lineColumns, lineRow } from '../orders/line-statements.ts'
import { lookUpOrder } from '../orders/order-record.ts'
import { type OrderCatalog, readCatalog } from '../orders/read-catalog.ts'
import type { SubscriptionRecord } from './find-subscription.ts'

/** A subscription as an order that is never submitted: the rules of lines apply to its items. */
export interface OpenSubscription {
  record: SubscriptionRecord
  state: OrderState
  catalog: OrderCatalog
  context: LineContext
}

/** `more` are products that the request adds. */
export async function openSubscription(
  call: PlatformCall,
  record: SubscriptionRecord,
  more: readonly string[] = [],
): Promise<OpenSubscription> {
  const { marketplace, buyerID, userID, toCompanyID, lines } = record
  const { epoch } = await lookUpOrder(call.db, marketplace)
  const request = {
    who: { marketplace, buyerID, userID },
    seller: toCompanyID,
    productIDs: [...lines.map(({ productID }) => productID), ...more],
    recordIDs: lines.flatMap(({ inventoryRecordID }) => inventoryRecordID ?? []),
    withStock: new Set<string>(),
  }
  const catalog = await readCatalog(call.db, request, epoch)
  const context = { now: call.now, caller: callerOf(call), offers: withoutStockLimits(catalog.offers) }
  return { record, state: { ...emptyStateOf(record), lines }, catalog, context }
}

export const emptyStateOf = (record: SubscriptionRecord): OrderState => {
  const { id, buyerID, userID, toCompanyID, currency, dateCreated, shippingAddressID } = record
  const known = { fromCompanyID: buyerID, fromUserID: userID, toCompanyID, currency, dateCreated }
  const state = emptyOrderState({ id, ...known, lastUpdated: dateCreated })
  return { ...state, order: { ...state.order, subscriptionID: id, shippingAddressID } }
}

/** The guard and the reach of the subscription have decided: for the rules of lines the caller owns the cart. */
const callerOf = ({ actor }: PlatformCall): Caller => ({
  isOwner: true,
  isSeller: actor.userType === 'admin',
  roles: ['Shopper', ...actor.roles],
})

/** Stock is checked when an order is made, not when it is planned. */
const withoutStockLimits = (offers: OffersByProduct): OffersByProduct =>
  offersByProduct([...offers.values()].map(unlimited))

const unlimited = (offer: Offer): Offer => ({
  ...offer,
  product: {
    ...offer.product,
    inventory: offer.product.inventory && { ...offer.product.inventory, orderCanExceed: true },
  },
  records: offer.records.map((record) => ({ ...record, orderCanExceed: true })),
})

const columns = Object.keys(lineColumns)
const types = join(Object.entries(lineColumns).map(([column, type]) => sql`${name(column)} ${type}`))
/** Copies of a product that is not visible now are kept. */
const assignments = join(
  columns
    .filter((column) => column !== 'id')
    .map((column) =>
      column === 'product' || column === 'variant'
        ? sql`${name(column)} = coalesce(excluded.${name(column)}, t.${name(column)})`
        : sql`${name(column)} = excluded.${name(column)}`,
    ),
)

/** Writes the items as they are now. The subscription is locked. */
export async function saveItems(
  { db }: PlatformCall,
  { record: { uid }, catalog }: OpenSubscription,
  { lines }: OrderState,
): Promise<void> {
  const kept = lines.map(({ id }) => id)
  await db.rows(sql`delete from subscription_items where subscription_uid = ${uid} and id <> all (${kept}::text[])`)
  if (lines.length === 0) return
  const rows = JSON.stringify(lines.map((line) => lineRow(line, catalog.copies)))
  await db.rows(sql`
    insert into subscription_items as t (subscription_uid, ${join(columns.map(name))})
    select ${uid}::bigint, ${join(columns.map((column) => sql`r.${name(column)}`))}
    from jsonb_to_recordset(${rows}::jsonb) as r(${types})
    on conflict (subscription_uid, id) do update set ${assignments}`)
}
