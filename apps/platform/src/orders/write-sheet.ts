import { fromUnits, type Units } from '@tessera/domain/money'
import type { AppliedPromotion, Line, Payment, Sheet, SheetOrder } from '@tessera/domain/orders/sheet'
import { shownShippingAddressID } from '@tessera/domain/orders/shipping-address'
import type { Queryable } from '@tessera/server/database'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { Catalogue } from './read-offers.ts'
import type { OpenSheet } from './read-sheet.ts'

/** Columns of a line and their types, as `jsonb_to_recordset` wants to know them. */
const lineColumns = {
  id: 'text',
  product_id: 'text',
  quantity: 'integer',
  bundle_item_id: 'text',
  is_bundle: 'boolean',
  date_added: 'timestamptz',
  quantity_shipped: 'integer',
  unit_price: 'numeric',
  promotion_discount: 'numeric',
  line_subtotal: 'numeric',
  cost_center: 'text',
  date_needed: 'timestamptz',
  shipping_account: 'text',
  shipping_address_id: 'text',
  shipping_address: 'jsonb',
  ship_from_address_id: 'text',
  product: 'jsonb',
  variant: 'jsonb',
  variant_id: 'text',
  supplier_id: 'text',
  inventory_record_id: 'text',
  stock_taken: 'jsonb',
  price_schedule_id: 'text',
  is_on_sale: 'boolean',
  price_overridden: 'boolean',
  specs: 'jsonb',
  invitation_id: 'text',
  xp: 'jsonb',
}

const money = (units: Units | null): number | null => (units === null ? null : fromUnits(units))
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Writes what differs, and nothing else. The order was locked before it was read. */
export async function writeSheet(db: Queryable, open: OpenSheet, after: Sheet, catalogue: Catalogue): Promise<void> {
  const before = open.sheet
  const { uid } = open
  // what was submitted keeps its copies, whatever became of the products since (ORD-2)
  const copies: Catalogue['copies'] = before.order.isSubmitted ? new Map() : catalogue.copies
  await writeLines(db, uid, before.lines, after.lines, copies)
  if (!isSame(before.promotions, after.promotions)) await writePromotions(db, uid, after.promotions)
  if (!isSame(before.payments, after.payments)) await writePayments(db, uid, after.payments)
  await writeOrder(db, uid, after)
}

async function writeOrder(db: Queryable, uid: string, after: Sheet): Promise<void> {
  const { order } = after
  const set = Object.entries(orderRow(order, shownShippingAddressID(after))).map(
    ([column, value]) => sql`${name(column)} = ${value}`,
  )
  await db.rows(sql`
    update orders set ${join(set)}, last_updated = now(),
      billing_address = case when billing_address_id is not distinct from ${order.billingAddressID} then billing_address end,
      order_calculate_response = case when ${order.isCalculated} then order_calculate_response end,
      ship_estimate_response = case when ${order.hasShipEstimates} then ship_estimate_response end
    where uid = ${uid}`)
}

const orderRow = (order: SheetOrder, shippingAddressID: string | null) => ({
  id: order.id,
  status: order.status,
  is_submitted: order.isSubmitted,
  comments: order.comments,
  billing_address_id: order.billingAddressID,
  given_shipping_address_id: order.shippingAddressID,
  shipping_address_id: shippingAddressID,
  shipping_address: order.shippingAddress && JSON.stringify(order.shippingAddress),
  shipping_cost: money(order.shippingCost),
  tax_cost: money(order.taxCost),
  gratuity: money(order.gratuity),
  fees: money(order.fees),
  subtotal: money(order.subtotal),
  promotion_discount: money(order.promotionDiscount),
  line_item_count: order.lineItemCount,
  date_submitted: order.dateSubmitted,
  date_approved: order.dateApproved,
  date_declined: order.dateDeclined,
  date_canceled: order.dateCanceled,
  date_completed: order.dateCompleted,
  is_calculated: order.isCalculated,
  xp: order.xp && JSON.stringify(order.xp),
})

async function writeLines(
  db: Queryable,
  uid: string,
  before: readonly Line[],
  after: readonly Line[],
  copies: Catalogue['copies'],
): Promise<void> {
  const known = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id))
  if (gone.length > 0) await db.rows(sql`delete from line_items where order_uid = ${uid} and id = any(${gone}::text[])`)
  const changed = after.filter((line) => !isSame(known.get(line.id), line))
  if (changed.length > 0)
    await saveLines(
      db,
      uid,
      changed.map((line) => lineRow(line, copies)),
    )
}

async function saveLines(db: Queryable, uid: string, rows: object[]): Promise<void> {
  const columns = Object.keys(lineColumns)
  const types = Object.entries(lineColumns).map(([column, type]) => sql`${name(column)} ${typeName(type)}`)
  const update = columns.filter((column) => column !== 'id').map((column) => sql`${name(column)} = ${written(column)}`)
  await db.rows(sql`
    insert into line_items (order_uid, ${join(columns.map(name))})
    select ${uid}::bigint, ${join(columns.map((column) => sql`r.${name(column)}`))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${join(types)})
    on conflict (order_uid, id) do update set ${join(update)}`)
}

/** Copies of product, variant and address stay as they are where this change has none. */
function written(column: string): Sql {
  const given = sql`excluded.${name(column)}`
  if (column === 'product' || column === 'variant') return sql`coalesce(${given}, line_items.${name(column)})`
  if (column !== 'shipping_address') return given
  return sql`case when excluded.shipping_address_id = line_items.shipping_address_id then line_items.shipping_address else ${given} end`
}

const typeName = (type: string): Sql =>
  ({
    text: sql`text`,
    integer: sql`integer`,
    boolean: sql`boolean`,
    numeric: sql`numeric`,
    jsonb: sql`jsonb`,
    timestamptz: sql`timestamptz`,
  })[type] ?? sql`text`

const lineRow = (line: Line, copies: Catalogue['copies']) => ({
  id: line.id,
  product_id: line.productID,
  quantity: line.quantity,
  bundle_item_id: line.bundleItemID,
  is_bundle: line.isBundle,
  date_added: line.dateAdded,
  quantity_shipped: line.quantityShipped,
  unit_price: money(line.unitPrice),
  promotion_discount: money(line.promotionDiscount),
  line_subtotal: money(line.lineSubtotal),
  cost_center: line.costCenter,
  date_needed: line.dateNeeded,
  shipping_account: line.shippingAccount,
  shipping_address_id: line.shippingAddressID,
  shipping_address: line.shippingAddress,
  ship_from_address_id: line.shipFromAddressID,
  product: copies.get(line.productID)?.product ?? null,
  variant: (line.variantID && copies.get(line.productID)?.variants[line.variantID]) || null,
  variant_id: line.variantID,
  supplier_id: line.supplierID,
  inventory_record_id: line.inventoryRecordID,
  stock_taken: line.stockTaken,
  price_schedule_id: line.priceScheduleID,
  is_on_sale: line.isOnSale,
  price_overridden: line.priceOverridden,
  specs: line.specs,
  invitation_id: line.invitationID,
  xp: line.xp,
})

async function writePromotions(db: Queryable, uid: string, promotions: readonly AppliedPromotion[]): Promise<void> {
  const rows = promotions.map(({ promotionID, lineItemID, amount, amountOverridden }) => ({
    promotion_id: promotionID,
    line_item_id: lineItemID,
    amount: money(amount),
    amount_overridden: amountOverridden,
  }))
  await db.rows(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(promotion_id text, line_item_id text, amount numeric, amount_overridden boolean)
    ), gone as (
      delete from order_promotions a
      where a.order_uid = ${uid} and not exists (
        select from given g where g.promotion_id = a.promotion_id and g.line_item_id is not distinct from a.line_item_id))
    insert into order_promotions (order_uid, promotion_id, line_item_id, amount, amount_overridden)
    select ${uid}::bigint, promotion_id, line_item_id, amount, amount_overridden from given
    on conflict (order_uid, promotion_id, line_item_id) do update set
      amount = excluded.amount, amount_overridden = excluded.amount_overridden`)
}

async function writePayments(db: Queryable, uid: string, payments: readonly Payment[]): Promise<void> {
  const rows = payments.map((payment) => ({
    id: payment.id,
    type: payment.type,
    credit_card_id: payment.creditCardID,
    spending_account_id: payment.spendingAccountID,
    amount: money(payment.amount),
    accepted: payment.accepted,
    order_return_id: payment.orderReturnID,
    debited: money(payment.debited),
  }))
  await db.rows(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id text, type text, credit_card_id text, spending_account_id text, amount numeric, accepted boolean, order_return_id text, debited numeric)
    ), gone as (
      delete from payments y where y.order_uid = ${uid} and not exists (select from given g where g.id = y.id))
    insert into payments (order_uid, id, type, credit_card_id, spending_account_id, amount, accepted, order_return_id, debited)
    select ${uid}::bigint, id, type, credit_card_id, spending_account_id, amount, accepted, order_return_id, debited from given
    on conflict (order_uid, id) do update set
      amount = excluded.amount, accepted = excluded.accepted, debited = excluded.debited`)
}
