import { isDeepStrictEqual } from 'node:util'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { displayedShippingAddressID } from '@tessera/domain/orders/shipping-address'
import type { Queryable } from '@tessera/server/database'
import { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { decimalOf, isSame } from './column-values.ts'
import {
  type LinesStatement,
  removeLinesStatement,
  returningLine,
  returningSorted,
  saveLinesStatement,
} from './line-statements.ts'
import { type PaymentText, paymentStatements, promotionStatements } from './money-statements.ts'
import { pricingColumns } from './order-pricing.ts'
import type { OrderRecord } from './order-record.ts'
import { rowVersion } from './order-state-cache.ts'
import { orderTable } from './order-table.ts'
import type { OrderCatalog } from './read-catalog.ts'
import { getLineJson, showOrder } from './show-order.ts'
import type { ShownWrite } from './shown-write.ts'

export interface WriteOptions {
  /** Order columns that no rule reads. */
  extraColumns?: Readonly<Record<string, Sql>>
  /** Set on submission: the order stores copies of people, addresses and products. */
  storesCopies?: boolean
  /** More statements of the same write, such as its events. None reads what another writes. */
  also?: readonly Sql[]
  /** The event of the call, if the reply is that of the call. */
  event?: Sql | undefined
  /** Columns of a new payment that no rule reads. */
  paymentText?: PaymentText
}

/** Writes only what differs, in one statement. The order was locked before it was read. */
export async function writeOrderState(
  db: Queryable,
  record: OrderRecord,
  after: OrderState,
  catalog: OrderCatalog,
  options: WriteOptions = {},
): Promise<void> {
  await db.send(
    joinStatements([
      ...statementsFor(record, linesStatementFor(record, after, catalog, options), after, options),
      orderStatement(record, after, options),
    ]),
  )
}

/** The row of an order after its write. */
export interface WrittenVersion {
  version: string
  lastUpdated: string
}

export interface WrittenOrder extends WrittenVersion {
  /** The JSON that `shown` asked for. */
  json: string | null
}

/** Called with the new row, as soon as it is written. */
export type KeepVersion = (written: WrittenVersion) => void

const returningVersion = sql`returning ${rowVersion} as version, to_json(t.last_updated) as "lastUpdated"`
const noLines = sql`'[]'::json`
const writtenLines = sql`(select coalesce(json_agg(w.json order by w.date_added, w.id), '[]') from part_0 w)`

/** The same, and returns the new version. */
export async function writeAndReturnVersion(
  db: Queryable,
  record: OrderRecord,
  after: OrderState,
  catalog: OrderCatalog,
  options: WriteOptions,
  shown?: ShownWrite,
): Promise<WrittenOrder> {
  const lines = linesStatementFor(record, after, catalog, options)
  const answering =
    lines && shown ? { ...lines, statement: sql`${lines.statement} ${returningSorted(shown.line)}` } : lines
  const changesUser = record.isNew === true || options.extraColumns?.from_user !== undefined
  const json = shown?.show(lines ? writtenLines : noLines, { state: after, changesUser }) ?? sql`null`
  const order = sql`${orderStatement(record, after, options)} ${returningVersion}, ${json} as json`
  const parts = statementsFor(record, answering, after, options)
  const written = await db.find<WrittenOrder>(joinStatements([...parts, order]))
  if (!written) throw new Error('An order that is locked is there to be written.')
  return written
}

/** The same, and returns the order. */
export async function writeAndShowOrder(
  db: Queryable,
  record: OrderRecord,
  after: OrderState,
  catalog: OrderCatalog,
  options: WriteOptions = {},
  keep?: KeepVersion,
): Promise<DeferredReply> {
  const { id } = after.order
  const isRecorded = options.event !== undefined
  if (record.isNew) {
    await writeOrderState(db, record, after, catalog, options)
    return new DeferredReply(id, showOrder(db, record.uid), { isRecorded })
  }
  const parts = statementsFor(record, linesStatementFor(record, after, catalog, options), after, options)
  const order = sql`${orderStatement(record, after, options)} ${returningVersion}, (${orderJson}) as json`
  return new DeferredReply(id, readReply(db, joinStatements([...parts, order]), keep), { isRecorded })
}

export interface ShownLine {
  id: string
  /** The select list with the fields that the caller may see. */
  shown: Sql
  /** Written with the line; without it the caller writes the event of the call. */
  event?: Sql | undefined
}

/**
 * The same, and returns one line. A new order is not yet visible to the functions that look up its company's addresses,
 * because the same statement inserts it.
 */
export async function writeAndShowLine(
  db: Queryable,
  record: OrderRecord,
  after: OrderState,
  catalog: OrderCatalog,
  { id: lineID, shown, event }: ShownLine,
  keep?: KeepVersion,
): Promise<DeferredReply> {
  const options = { event }
  const isRecorded = event !== undefined
  const lines = linesStatementFor(record, after, catalog, {})
  const line = after.lines.find(({ id }) => id === lineID)
  const isFurther = record.isNew && line?.shippingAddressID != null
  if (isFurther || !lines?.ids.has(lineID)) {
    await writeOrderState(db, record, after, catalog, options)
    return new DeferredReply(lineID, getLineJson(db, record.uid, lineID, shown), { isRecorded })
  }
  const answering = { ...lines, statement: sql`${lines.statement} ${returningLine(shown)}` }
  const written = sql`${orderStatement(record, after, {})} ${returningVersion}`
  const parts = [...statementsFor(record, answering, after, options), written]
  const order = name(`part_${parts.length - 1}`)
  const both = sql`select l.json, o.version, o."lastUpdated" from part_0 l, ${order} o where l.id = ${lineID}`
  return new DeferredReply(lineID, readReply(db, sql`${withParts(parts)} ${both}`, keep), { isRecorded })
}

const orderJson = sql`select row_to_json(it)::text from (select ${selectList(orderTable)}) it`

async function readReply(db: Queryable, statement: Sql, keep: KeepVersion | undefined): Promise<JsonText> {
  const written = await db.find<WrittenOrder>(statement)
  if (written) keep?.(written)
  return new JsonText(written?.json ?? 'null')
}

const withParts = (parts: readonly Sql[]): Sql =>
  sql`with ${join(parts.map((part, at) => sql`${name(`part_${at}`)} as (${part})`))}`

/** Joins statements into one: PostgreSQL runs all of them, and the last one returns rows. */
function joinStatements(parts: readonly Sql[]): Sql {
  const [last, ...others] = parts.toReversed()
  if (!last) throw new Error('There is always the order to write.')
  return others.length > 0 ? sql`${withParts(others.toReversed())} ${last}` : last
}

function linesStatementFor(
  record: OrderRecord,
  after: OrderState,
  catalog: OrderCatalog,
  options: WriteOptions,
): LinesStatement | undefined {
  const { order, lines } = record.state
  const known = new Set(lines.map(({ id }) => id))
  // submitted lines keep their copies even if the products changed since (ORD-2); added lines get current ones
  const added = new Set(after.lines.flatMap(({ id, productID }) => (known.has(id) ? [] : productID)))
  const copies: OrderCatalog['copies'] = order.isSubmitted
    ? new Map([...catalog.copies].filter(([productID]) => added.has(productID)))
    : catalog.copies
  return saveLinesStatement(record, after.lines, copies, options.storesCopies === true)
}

/** The statement for lines, if any, comes first. */
function statementsFor(
  { uid, state: before }: OrderRecord,
  lines: LinesStatement | undefined,
  after: OrderState,
  { also = [], event, paymentText }: WriteOptions = {},
): Sql[] {
  const gone = removeLinesStatement(uid, before.lines, after.lines)
  return [
    ...(lines ? [lines.statement] : []),
    ...(gone ? [gone] : []),
    ...(isDeepStrictEqual(before.promotions, after.promotions) ? [] : promotionStatements(uid, after.promotions)),
    ...(isSame(before.payments, after.payments) ? [] : paymentStatements(uid, after, paymentText)),
    ...also,
    ...(event ? [event] : []),
  ]
}

const orderStatement = (record: OrderRecord, after: OrderState, options: WriteOptions): Sql =>
  record.isNew ? insertOrderStatement(record, after, options) : updateOrderStatement(record, after, options)

function insertOrderStatement(record: OrderRecord, after: OrderState, { extraColumns = {} }: WriteOptions): Sql {
  const { order } = after
  const made = {
    uid: record.uid,
    marketplace_id: record.marketplace,
    from_company_id: record.buyerID,
    from_user_uid: record.userKey,
    to_company_id: order.toCompanyID,
    client_id: record.clientID,
    is_guest: record.isGuest,
    currency: order.currency,
    id: order.id,
  }
  const row = {
    ...asSql({ ...made, ...changedColumns(record.state, after) }),
    cart_since: sql`clock_timestamp()`,
    ...pricingColumns(record.pricing),
    ...extraColumns,
  }
  return sql`
    insert into orders as t (${join(Object.keys(row).map(name))}) overriding system value
    values (${join(Object.values(row))})`
}

function updateOrderStatement(
  { uid, state: before, pricing }: OrderRecord,
  after: OrderState,
  { extraColumns = {}, storesCopies }: WriteOptions,
): Sql {
  const { isCalculated, hasShipEstimates } = after.order
  const changed = changedColumns(before, after)
  const row = {
    ...asSql(changed),
    ...(before.order.status === 'Unsubmitted' && pricingColumns(pricing)),
    ...('billing_address_id' in changed && { billing_address: sql`null` }),
    ...(storesCopies && copiesOfOrder),
    ...(!isCalculated && { order_calculate_response: sql`null` }),
    ...(before.order.hasShipEstimates && !hasShipEstimates && { ship_estimate_response: sql`null` }),
    ...extraColumns,
    last_updated: sql`now()`,
  }
  const set = Object.entries(row).map(([column, value]) => sql`${name(column)} = ${value}`)
  return sql`update orders t set ${join(set)} where t.uid = ${uid}`
}

const asSql = (row: Readonly<Record<string, unknown>>): Record<string, Sql> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, sql`${value}`]))

/** Only changed columns are written: writing all 22 took a fifth of the statement's time. */
function changedColumns(before: OrderState, after: OrderState): Readonly<Record<string, unknown>> {
  const was: Readonly<Record<string, unknown>> = orderRow(before)
  return Object.fromEntries(Object.entries(orderRow(after)).filter(([column, value]) => value !== was[column]))
}

const copiesOfOrder = {
  from_user: sql`order_user(t)`,
  billing_address: sql`coalesce(order_address(t.uid, t.billing_address_id), t.billing_address)`,
}

function orderRow(state: OrderState) {
  const { order } = state
  return {
    id: order.id,
    status: order.status,
    is_submitted: order.isSubmitted,
    comments: order.comments,
    billing_address_id: order.billingAddressID,
    given_shipping_address_id: order.shippingAddressID,
    shipping_address_id: displayedShippingAddressID(state),
    shipping_address: order.shippingAddress && JSON.stringify(order.shippingAddress),
    shipping_cost: decimalOf(order.shippingCost),
    tax_cost: decimalOf(order.taxCost),
    gratuity: decimalOf(order.gratuity),
    fees: decimalOf(order.fees),
    subtotal: decimalOf(order.subtotal),
    promotion_discount: decimalOf(order.promotionDiscount),
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
