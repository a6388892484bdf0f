import type { Line } from '@tessera/domain/order-model/order-state'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import { decimalOf, isSame } from './column-values.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderCatalog } from './read-catalog.ts'

const jsonType = sql`jsonb`

/** Columns of a line and their types for `jsonb_to_recordset`. */
export const lineColumns = {
  id: sql`text`,
  product_id: sql`text`,
  quantity: sql`integer`,
  bundle_item_id: sql`text`,
  is_bundle: sql`boolean`,
  date_added: sql`timestamptz`,
  quantity_shipped: sql`integer`,
  unit_price: sql`numeric`,
  promotion_discount: sql`numeric`,
  line_subtotal: sql`numeric`,
  cost_center: sql`text`,
  date_needed: sql`timestamptz`,
  shipping_account: sql`text`,
  shipping_address_id: sql`text`,
  shipping_address: jsonType,
  ship_from_address_id: sql`text`,
  product: jsonType,
  variant: jsonType,
  variant_id: sql`text`,
  supplier_id: sql`text`,
  inventory_record_id: sql`text`,
  stock_taken: jsonType,
  price_schedule_id: sql`text`,
  is_on_sale: sql`boolean`,
  price_overridden: sql`boolean`,
  specs: jsonType,
  invitation_id: sql`text`,
  xp: jsonType,
}

export interface LinesStatement {
  statement: Sql
  ids: ReadonlySet<string>
}

/** Writes lines that are new or changed; on submission also those whose copies change. */
export function saveLinesStatement(
  record: OrderRecord,
  after: readonly Line[],
  copies: OrderCatalog['copies'],
  storesCopies: boolean,
): LinesStatement | undefined {
  const { uid, state } = record
  const known = new Map(state.lines.map((line) => [line.id, line]))
  const isKept = hasCurrentCopies(record) ? (line: Line) => isSameProduct(known.get(line.id), line) : () => false
  const isWritten = storesCopies ? (line: Line) => !isKept(line) || hasFurtherAddress(line) : () => false
  const changed = after.filter((line) => !isSame(known.get(line.id), line) || isWritten(line))
  const [first, ...others] = changed
  if (!first) return undefined
  if (others.length === 0 && !storesCopies) {
    const one = known.get(first.id)
    if (!one) return { statement: insertLine(uid, first, copies), ids: new Set([first.id]) }
    const boxes = isKept(first) ? updateBoxes(uid, one, first) : undefined
    if (boxes) return { statement: boxes, ids: new Set([first.id]) }
  }
  const rows = JSON.stringify(changed.map((line) => lineRow(line, isKept(line) ? noCopies : copies)))
  return {
    statement: sql`${insert}${uid}::bigint, ${values}${rows}${storesCopies ? updateWithCopies : update}`,
    ids: new Set(changed.map(({ id }) => id)),
  }
}

/** A product's copy of 2.6 kB is parsed once instead of twice. */
function insertLine(uid: string, line: Line, copies: OrderCatalog['copies']): Sql {
  const row: [string, unknown][] = Object.entries(lineRow(line, copies))
  return sql`insert into line_items as t (order_uid, ${join(row.map(([column]) => name(column)))})
    values (${uid}, ${join(row.map(stored))})`
}

const stored = ([column, value]: [string, unknown]): Sql => sql`${isJson.has(column) ? jsonOf(value) : value}`

/** The columns that another quantity or another lot changes. */
const boxColumns = [
  'quantity',
  'unit_price',
  'line_subtotal',
  'price_schedule_id',
  'is_on_sale',
  'inventory_record_id',
  'xp',
]

/**
 * One more box in the cart: a row of 28 columns that is inserted and then updated takes twice as long. The columns are
 * always the same, so that the statement is prepared once. Undefined if another one has changed.
 */
function updateBoxes(uid: string, before: Line, after: Line): Sql | undefined {
  const was: Readonly<Record<string, unknown>> = lineRow(before, noCopies)
  const is: Readonly<Record<string, unknown>> = lineRow(after, noCopies)
  if (columns.some((column) => !isSame(was[column], is[column]) && !boxColumns.includes(column))) return undefined
  const set = boxColumns.map((column) => sql`${name(column)} = ${stored([column, is[column]])}`)
  return sql`update line_items t set ${join(set)} where t.order_uid = ${uid} and t.id = ${after.id}`
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const noCopies: OrderCatalog['copies'] = new Map()

/**
 * The copies of a cart's lines are as current as its prices. A copy has 2.6 kB, and three writes of a checkout would
 * each parse and compress it again.
 */
const hasCurrentCopies = ({ state, side, hasOldPrices, hasOwnProducts }: OrderRecord): boolean =>
  state.order.status === 'Unsubmitted' && side === 'buyer' && !hasOldPrices && !hasOwnProducts

/** An address that a submitted line has a copy of. */
const hasFurtherAddress = ({ shippingAddressID, shipFromAddressID }: Line): boolean =>
  shippingAddressID !== null || shipFromAddressID !== null

const isSameProduct = (known: Line | undefined, { productID, variantID }: Line): boolean =>
  known?.productID === productID && known.variantID === variantID

export function removeLinesStatement(uid: string, before: readonly Line[], after: readonly Line[]): Sql | undefined {
  const remaining = new Set(after.map(({ id }) => id))
  const gone = before.map(({ id }) => id).filter((id) => !remaining.has(id))
  return gone.length > 0
    ? sql`delete from line_items where order_uid = ${uid} and id = any(${gone}::text[])`
    : undefined
}

// constant parts of the statement are built once
const columns = Object.keys(lineColumns)
const isJson = new Set(Object.entries(lineColumns).flatMap(([column, type]) => (type === jsonType ? column : [])))
const types = Object.entries(lineColumns).map(([column, type]) => sql`${name(column)} ${type}`)
const insert = sql`insert into line_items as t (order_uid, ${join(columns.map(name))}) select `
const values = sql`${join(columns.map((column) => sql`r.${name(column)}`))} from jsonb_to_recordset(`
const updateAssignments = (...apart: string[]): Sql[] =>
  columns
    .filter((column) => column !== 'id' && !apart.includes(column))
    .map((column) => sql`${name(column)} = ${newValue(column)}`)
const onConflict = sql`::jsonb) as r(${join(types)}) on conflict (order_uid, id) do update set `
const update = sql`${onConflict}${join(updateAssignments())}`

/** A submitted line stores its shipping addresses. */
const addressCopies = [
  sql`shipping_address = coalesce(order_address(t.order_uid, excluded.shipping_address_id), t.shipping_address)`,
  sql`ship_from_address = coalesce(ship_from_in((select o.marketplace_id from orders o where o.uid = t.order_uid),
    excluded.ship_from_address_id, excluded.product_id), t.ship_from_address)`,
]
const updateWithCopies = sql`${onConflict}${join([...updateAssignments('shipping_address'), ...addressCopies])}`

/** Returns `id` and `json` of each written line. */
export const returningLine = (shown: Sql): Sql =>
  sql`returning t.id, (select row_to_json(it)::text from (select ${shown}) it) as json`

/** The same as JSON, with what sorts the lines. */
export const returningSorted = (shown: Sql): Sql =>
  sql`returning t.id, t.date_added, (select row_to_json(it) from (select ${shown}) it) as json`

/** Copies of product, variant and address are kept where this change has none. */
function newValue(column: string): Sql {
  const given = sql`excluded.${name(column)}`
  if (column === 'product' || column === 'variant') return sql`coalesce(${given}, t.${name(column)})`
  if (column !== 'shipping_address') return given
  return sql`case when excluded.shipping_address_id = t.shipping_address_id then t.shipping_address else ${given} end`
}

export const lineRow = (line: Line, copies: OrderCatalog['copies']) => ({
  id: line.id,
  product_id: line.productID,
  quantity: line.quantity,
  bundle_item_id: line.bundleItemID,
  is_bundle: line.isBundle,
  date_added: line.dateAdded,
  quantity_shipped: line.quantityShipped,
  unit_price: decimalOf(line.unitPrice),
  promotion_discount: decimalOf(line.promotionDiscount),
  line_subtotal: decimalOf(line.lineSubtotal),
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
