import type { EstimateWithItems } from '@tessera/domain/checkout/estimate'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import type { Queryable } from '@tessera/server/database'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import { type CatalogEpoch, catalogEpochQuery, type EpochSighting } from './catalog-epoch.ts'
import { hasOldPrices, type OrderPricing } from './order-pricing.ts'
import { type CachedOrderState, rowVersion } from './order-state-cache.ts'
import { type ProductStock, productStock } from './product-stock.ts'
import type { CountedProducts } from './stock-places.ts'
import type { SubmissionFacts } from './submission-facts.ts'

/** Whose order it is, with the keys that only the database layer needs. */
export interface OrderHead {
  uid: string
  marketplace: string
  /** The buyer whose prices, stock and promotions apply. */
  buyerID: string
  userKey: string | null
  userID: string
  isGuest: boolean
  side: 'buyer' | 'seller'
  clientID: string | null
  /** Its products come from the client's add-to-cart event, not from the catalog. */
  hasOwnProducts: boolean
}

/** An order's state with all that the database layer needs to know of it. */
export interface OrderRecord extends OrderHead {
  /** The key is allocated; the row is inserted by the first write. */
  isNew?: true
  /** The stored prices may be old; see order-pricing.ts. */
  hasOldPrices: boolean
  /** When the prices were computed that the next write stores. */
  pricing?: OrderPricing
  /** The guest's name and email in this write. */
  newName?: Readonly<Record<string, unknown>>
  /** Columns that the request asked for beside the order. */
  shipEstimates?: readonly EstimateWithItems[] | null
  stock?: readonly ProductStock[]
  submission?: SubmissionFacts
  state: OrderState
}

/** The user whose addresses, cards and accounts an order may use. */
export type OrderUser = Pick<OrderRecord, 'marketplace' | 'buyerID' | 'userID' | 'userKey' | 'isGuest'>

/** Money is read as whole ten-thousandths, so that it never becomes a binary fraction. */
const moneyUnits = (column: Sql): Sql => sql`(${column} * 10000)::bigint`

const order = sql`json_build_object(
  'id', t.id, 'status', t.status, 'isSubmitted', t.is_submitted, 'fromCompanyID', t.from_company_id,
  'fromUserID', coalesce(u.id, t.from_user ->> 'ID'), 'toCompanyID', t.to_company_id, 'subscriptionID', t.subscription_id,
  'currency', t.currency, 'comments', t.comments, 'billingAddressID', t.billing_address_id,
  'shippingAddressID', t.given_shipping_address_id, 'shippingAddress', t.shipping_address,
  'shippingCost', ${moneyUnits(sql`t.shipping_cost`)}, 'taxCost', ${moneyUnits(sql`t.tax_cost`)}, 'gratuity', ${moneyUnits(sql`t.gratuity`)},
  'fees', ${moneyUnits(sql`t.fees`)}, 'subtotal', ${moneyUnits(sql`t.subtotal`)}, 'promotionDiscount', ${moneyUnits(sql`t.promotion_discount`)},
  'total', ${moneyUnits(sql`t.total`)}, 'lineItemCount', t.line_item_count, 'dateCreated', t.date_created, 'dateSubmitted', t.date_submitted,
  'dateApproved', t.date_approved, 'dateDeclined', t.date_declined, 'dateCanceled', t.date_canceled,
  'dateCompleted', t.date_completed, 'lastUpdated', t.last_updated, 'isCalculated', t.is_calculated,
  'hasShipEstimates', t.ship_estimate_response is not null, 'isForwarded', t.is_submitted and exists (select from line_items f where f.incoming_order_uid = t.uid), 'xp', t.xp)`

/** The line `l` as the rules know it. */
export const lineState = sql`json_build_object(
  'id', l.id, 'productID', l.product_id, 'quantity', l.quantity, 'isBundle', l.is_bundle, 'bundleItemID', l.bundle_item_id,
  'dateAdded', l.date_added, 'dateNeeded', l.date_needed, 'quantityShipped', l.quantity_shipped,
  'unitPrice', ${moneyUnits(sql`coalesce(l.unit_price, 0)`)}, 'lineSubtotal', ${moneyUnits(sql`l.line_subtotal`)},
  'promotionDiscount', ${moneyUnits(sql`l.promotion_discount`)}, 'lineTotal', ${moneyUnits(sql`l.line_total`)},
  'priceScheduleID', l.price_schedule_id, 'isOnSale', l.is_on_sale, 'priceOverridden', l.price_overridden, 'specs', l.specs,
  'variantID', l.variant_id, 'inventoryRecordID', l.inventory_record_id, 'stockTaken', l.stock_taken, 'supplierID', l.supplier_id,
  'costCenter', l.cost_center, 'shippingAccount', l.shipping_account, 'shippingAddressID', l.shipping_address_id,
  'shippingAddress', case when l.shipping_address_id is null then l.shipping_address end,
  'shipFromAddressID', l.ship_from_address_id, 'invitationID', l.invitation_id, 'xp', l.xp)`

const lines = sql`(
  select coalesce(json_agg(${lineState} order by l.date_added, l.id), '[]') from line_items l where l.order_uid = t.uid)`

const promotions = sql`(select coalesce(json_agg(json_build_object(
  'promotionID', a.promotion_id, 'lineItemID', a.line_item_id, 'amount', ${moneyUnits(sql`a.amount`)}, 'amountOverridden', a.amount_overridden)
  order by a.position, a.date_applied, a.promotion_id, a.line_item_id), '[]') from order_promotions a where a.order_uid = t.uid)`

const payments = sql`(select coalesce(json_agg(json_build_object(
  'id', y.id, 'type', y.type, 'creditCardID', y.credit_card_id, 'spendingAccountID', y.spending_account_id,
  'amount', ${moneyUnits(sql`y.amount`)}, 'accepted', y.accepted, 'orderReturnID', y.order_return_id, 'debited', ${moneyUnits(sql`y.debited`)})
  order by y.date_created, y.id), '[]') from payments y where y.order_uid = t.uid)`

const head = sql`t.uid::text, t.marketplace_id as marketplace, t.from_company_id as "buyerID", t.from_user_uid::text as "userKey",
  coalesce(u.id, t.from_user ->> 'ID', '') as "userID", t.is_guest as "isGuest", t.side, t.client_id as "clientID",
  ${hasOldPrices} as "hasOldPrices", exists (
    select from api_clients c
    where c.marketplace_id = t.marketplace_id and c.id = t.client_id and c.add_to_cart_integration_event_id is not null) as "hasOwnProducts"`

const stateJson = sql`json_build_object('order', ${order}, 'lines', ${lines}, 'promotions', ${promotions}, 'payments', ${payments})`

/** The columns of an `OrderRecord` of the order `t` and its user `u`. */
export const recordColumns: Sql = sql`${head}, ${stateJson} as state`

/** More columns of the order `t`, for requests that would ask for them next. */
export type RecordColumns = Partial<Record<'shipEstimates' | 'stock' | 'submission', Sql>>

/** Estimates have 2 kB, and only calculations need them. */
export const estimatesColumn: Sql = sql`t.ship_estimate_response -> 'ShipEstimates'`

const stockWhere = (marketplace: Sql, columns: Sql, which: Sql): Sql => sql`(
  select coalesce(json_agg(it), '[]')
  from (select ${columns} from products p where p.marketplace_id = ${marketplace} and ${which}) it)`

/** The stock of these products of the marketplace; undefined if none of them counts it. */
export const stockOf = (marketplace: Sql, counted: CountedProducts): Sql | undefined =>
  counted.productIDs.length > 0
    ? stockWhere(marketplace, productStock(counted), sql`p.id = any(${counted.productIDs}::text[])`)
    : undefined

/** The stock of the order's products. */
export const stockColumn: Sql = stockWhere(
  sql`t.marketplace_id`,
  productStock({ inRecords: true, inVariants: true }),
  sql`p.id in (select l.product_id from line_items l where l.order_uid = t.uid)`,
)

const more = (columns: RecordColumns): Sql[] =>
  Object.entries(columns).map(([column, value]) => sql`${value} as ${name(column)}`)

const headWith = (columns: RecordColumns): Sql => join([head, ...more(columns)])

/** Reads the whole order in one statement, without a lock. */
export const findOrderRecord = (
  db: Queryable,
  where: Sql,
  columns: RecordColumns = {},
): Promise<OrderRecord | undefined> =>
  db.find<OrderRecord>(sql`
    select ${headWith(columns)}, ${stateJson} as state
    from orders t
    left join users u on u.uid = t.from_user_uid
    where ${where}`)

/** Locks several orders in the order of their keys, and reads them. */
export async function lockOrderRecords(db: Queryable, uids: readonly string[]): Promise<OrderRecord[]> {
  const named = sql`t.uid = any(${uids}::bigint[])`
  await db.rows(sql`select from orders t where ${named} order by t.uid for update`)
  return db.rows<OrderRecord>(sql`
    select ${recordColumns}
    from orders t
    left join users u on u.uid = t.from_user_uid
    where ${named}
    order by t.uid`)
}

interface LockOptions {
  columns?: RecordColumns | undefined
  /** The order as this process wrote it last. */
  cached?: CachedOrderState | undefined
}

/** The locked order with the catalog epoch, which is needed next. */
export interface LockedRecord {
  record: OrderRecord | undefined
  epoch: CatalogEpoch
}

/**
 * Reads and locks the order. A statement sees the snapshot of its start, so an order that it had to wait for is read
 * again; an unchanged row version proves that nothing was missed, because every change of an order writes its row. A
 * cart may be submitted during the wait: then it no longer matches, and neither does the next cart.
 */
export async function lockOrderRecord(
  db: Queryable,
  marketplace: string,
  where: Sql,
  { cached, columns = {} }: LockOptions = {},
): Promise<LockedRecord> {
  const look = catalogEpochQuery(marketplace)
  const locking = cached ? lockCached(cached, where, columns) : lockAndRead(where, columns)
  const found = await db.find<LockedRow>(sql`
    select ${look.column} as sighting, it.* from (select) one left join (${locking}) it on true`)
  if (!found) throw new Error('A left join answers one row at least.')
  const { sighting, isCurrent, ...read } = found
  const epoch = look.answer(sighting)
  if (!isFound(read)) return { epoch, record: undefined }
  // a change of its user, its client or a product does not write the order, but it ends the catalog epoch
  const known = cached?.epoch === epoch ? { ...cached.record, ...read } : read
  const record = isCurrent && isWhole(known) ? known : undefined
  return { epoch, record: record ?? (await findOrderRecord(db, sql`t.uid = ${read.uid} and ${where}`, columns)) }
}

/** Without an order all but the sighting is null; with a cached one the state is not read. */
type LockedRow = { sighting: EpochSighting; isCurrent: boolean | null } & Partial<OrderRecord>

const lockAndRead = (where: Sql, columns: RecordColumns): Sql => sql`
  with locked as materialized (select t.uid, t.xmin as version from orders t where ${where} for update of t)
  select ${headWith(columns)}, ${stateJson} as state, t.xmin = locked.version as "isCurrent"
  from locked
  join orders t on t.uid = locked.uid
  left join users u on u.uid = t.from_user_uid`

/**
 * If the row is the version that this process wrote last, what was cached is used: reading sixty lines takes 2 ms. The
 * statement does not mention what it need not read, because PostgreSQL prepares for all of it: half of its time was the
 * user, the client and the age of prices.
 */
const lockCached = ({ version }: CachedOrderState, where: Sql, columns: RecordColumns): Sql => sql`
  select ${join([sql`t.uid::text`, ...more(columns)])}, ${rowVersion} = ${version} as "isCurrent"
  from orders t
  where ${where}
  for update of t`

/**
 * Finds the order's key where usually none exists: reading a full order takes 0.1 ms even if it is missing. `more` is
 * an additional column.
 */
export async function lookUpOrder<More>(
  db: Queryable,
  marketplace: string,
  where: Sql = sql`false`,
  more: Sql = sql`null`,
): Promise<{ uid: string | null; epoch: CatalogEpoch; more: More | null }> {
  const look = catalogEpochQuery(marketplace)
  const found = await db.find<{ sighting: EpochSighting; uid: string | null; more: More | null }>(sql`
    select ${look.column} as sighting, (select t.uid::text from orders t where ${where}) as uid, ${more} as more`)
  if (!found) throw new Error('A select without a from clause answers one row.')
  return { uid: found.uid, epoch: look.answer(found.sighting), more: found.more }
}

const isFound = (read: Partial<OrderRecord>): read is Partial<OrderRecord> & { uid: string } =>
  typeof read.uid === 'string'
const isWhole = (read: Partial<OrderRecord>): read is OrderRecord => read.state !== undefined
