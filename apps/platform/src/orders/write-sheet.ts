import type { Sheet } from '@tessera/domain/orders/sheet'
import { shownShippingAddressID } from '@tessera/domain/orders/shipping-address'
import type { Queryable } from '@tessera/server/database'
import { Json } from '@tessera/server/json'
import { Soon } from '@tessera/server/soon'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import { shown } from '../engine/shown.ts'
import { rowVersion } from './kept-sheets.ts'
import { orderTable } from './order-table.ts'
import type { Catalogue } from './read-offers.ts'
import type { OpenSheet } from './read-sheet.ts'
import { getLineJson, showOrder } from './show-order.ts'
import { lineAnswer, removedLines, type SavedLines, savedLines } from './write-lines.ts'
import { writtenPayments, writtenPromotions } from './write-money.ts'
import { isSame, money } from './written-values.ts'

export interface Writing {
  /** Order columns that no rule reads. */
  beside?: Readonly<Record<string, Sql>>
  /** Set on submission: the order stores copies of people, addresses and products. */
  keepsCopies?: boolean
}

/** Writes only what differs, in one statement. The order was locked before it was read. */
export async function writeSheet(
  db: Queryable,
  open: OpenSheet,
  after: Sheet,
  catalogue: Catalogue,
  writing: Writing = {},
): Promise<void> {
  await db.send(
    joined([...partsOf(open, linesOf(open, after, catalogue, writing), after), orderOf(open, after, writing)]),
  )
}

export interface Written {
  version: string
  lastUpdated: string
}

/** The same, and returns the new version. */
export async function writeAndMark(
  db: Queryable,
  open: OpenSheet,
  after: Sheet,
  catalogue: Catalogue,
  writing: Writing,
): Promise<Written> {
  const order = sql`${orderOf(open, after, writing)} returning ${rowVersion} as version, to_json(t.last_updated) as "lastUpdated"`
  const parts = partsOf(open, linesOf(open, after, catalogue, writing), after)
  const written = await db.find<Written>(joined([...parts, order]))
  if (!written) throw new Error('An order that is locked is there to be written.')
  return written
}

/** The same, and returns the order. */
export async function writeAndShowOrder(
  db: Queryable,
  open: OpenSheet,
  after: Sheet,
  catalogue: Catalogue,
  writing: Writing = {},
): Promise<Soon> {
  const { id } = after.order
  if (open.isNew) {
    await writeSheet(db, open, after, catalogue, writing)
    return new Soon(id, showOrder(db, open.uid))
  }
  const parts = partsOf(open, linesOf(open, after, catalogue, writing), after)
  const order = sql`${orderOf(open, after, writing)} returning (${shownOrder}) as json`
  return new Soon(id, answered(db, joined([...parts, order])))
}

/**
 * The same, and returns one line. A new order is not yet visible to the functions that look up its company's addresses,
 * because the same statement inserts it.
 */
export async function writeAndShowLine(
  db: Queryable,
  open: OpenSheet,
  after: Sheet,
  catalogue: Catalogue,
  lineID: string,
): Promise<Soon> {
  const lines = linesOf(open, after, catalogue, {})
  const line = after.lines.find(({ id }) => id === lineID)
  const isFurther = open.isNew && (line?.shippingAddressID ?? line?.shipFromAddressID) != null
  if (isFurther || !lines?.ids.has(lineID)) {
    await writeSheet(db, open, after, catalogue)
    return new Soon(lineID, getLineJson(db, open.uid, lineID))
  }
  const answering = { ...lines, statement: sql`${lines.statement} ${lineAnswer}` }
  const parts = [...partsOf(open, answering, after), orderOf(open, after, {})]
  return new Soon(lineID, answered(db, sql`${withParts(parts)} select json from part_0 where id = ${lineID}`))
}

const shownOrder = sql`select row_to_json(it)::text from (select ${shown(orderTable)}) it`

async function answered(db: Queryable, statement: Sql): Promise<Json> {
  return new Json((await db.find<{ json: string }>(statement))?.json ?? 'null')
}

const withParts = (parts: readonly Sql[]): Sql =>
  sql`with ${join(parts.map((part, at) => sql`${name(`part_${at}`)} as (${part})`))}`

/** Joins statements into one: PostgreSQL runs all of them, and the last one returns rows. */
function joined(parts: readonly Sql[]): Sql {
  const [last, ...others] = parts.toReversed()
  if (!last) throw new Error('There is always the order to write.')
  return others.length > 0 ? sql`${withParts(others.toReversed())} ${last}` : last
}

function linesOf(open: OpenSheet, after: Sheet, catalogue: Catalogue, writing: Writing): SavedLines | undefined {
  const { order, lines } = open.sheet
  const known = new Set(lines.map(({ id }) => id))
  // submitted lines keep their copies even if the products changed since (ORD-2); added lines get current ones
  const added = new Set(after.lines.flatMap(({ id, productID }) => (known.has(id) ? [] : productID)))
  const copies: Catalogue['copies'] = order.isSubmitted
    ? new Map([...catalogue.copies].filter(([productID]) => added.has(productID)))
    : catalogue.copies
  return savedLines(open, after.lines, copies, writing.keepsCopies === true)
}

/** The statement for lines, if any, comes first. */
function partsOf({ uid, sheet: before }: OpenSheet, lines: SavedLines | undefined, after: Sheet): Sql[] {
  const gone = removedLines(uid, before.lines, after.lines)
  return [
    ...(lines ? [lines.statement] : []),
    ...(gone ? [gone] : []),
    ...(isSame(before.promotions, after.promotions) ? [] : writtenPromotions(uid, after.promotions)),
    ...(isSame(before.payments, after.payments) ? [] : writtenPayments(uid, after.payments, after.order.currency)),
  ]
}

const orderOf = (open: OpenSheet, after: Sheet, writing: Writing): Sql =>
  open.isNew ? insertedOrder(open, after, writing) : updatedOrder(open, after, writing)

function insertedOrder(open: OpenSheet, after: Sheet, { beside = {} }: Writing): Sql {
  const { order } = after
  const made = {
    uid: open.uid,
    marketplace_id: open.marketplace,
    from_company_id: open.buyerID,
    from_user_uid: open.userKey,
    to_company_id: order.toCompanyID,
    client_id: open.clientID,
    is_guest: open.isGuest,
    currency: order.currency,
    id: order.id,
  }
  const row = {
    ...asSql({ ...made, ...changedColumns(open.sheet, after) }),
    cart_since: sql`clock_timestamp()`,
    ...beside,
  }
  return sql`
    insert into orders as t (${join(Object.keys(row).map(name))}) overriding system value
    values (${join(Object.values(row))})`
}

function updatedOrder({ uid, sheet: before }: OpenSheet, after: Sheet, { beside = {}, keepsCopies }: Writing): Sql {
  const { isCalculated, hasShipEstimates } = after.order
  const changed = changedColumns(before, after)
  const row = {
    ...asSql(changed),
    ...('billing_address_id' in changed && { billing_address: sql`null` }),
    ...(keepsCopies && copiesOfOrder),
    ...(!isCalculated && { order_calculate_response: sql`null` }),
    ...(before.order.hasShipEstimates && !hasShipEstimates && { ship_estimate_response: sql`null` }),
    ...beside,
    last_updated: sql`now()`,
  }
  const set = Object.entries(row).map(([column, value]) => sql`${name(column)} = ${value}`)
  return sql`update orders t set ${join(set)} where t.uid = ${uid}`
}

const asSql = (row: Readonly<Record<string, unknown>>): Record<string, Sql> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, sql`${value}`]))

/** Only changed columns are written: writing all 22 took a fifth of the statement's time. */
function changedColumns(before: Sheet, after: Sheet): Readonly<Record<string, unknown>> {
  const was: Readonly<Record<string, unknown>> = orderRow(before)
  return Object.fromEntries(Object.entries(orderRow(after)).filter(([column, value]) => value !== was[column]))
}

const copiesOfOrder = {
  from_user: sql`order_user(t)`,
  billing_address: sql`coalesce(order_address(t.uid, t.billing_address_id), t.billing_address)`,
}

function orderRow(sheet: Sheet) {
  const { order } = sheet
  return {
    id: order.id,
    status: order.status,
    is_submitted: order.isSubmitted,
    comments: order.comments,
    billing_address_id: order.billingAddressID,
    given_shipping_address_id: order.shippingAddressID,
    shipping_address_id: shownShippingAddressID(sheet),
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
  }
}
