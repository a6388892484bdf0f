import type { LineItem } from '@tessera/client/platform/types.gen'
import { orderTypeOf } from '@tessera/domain/sales/order-type'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { toCents } from '../../../kit/to-cents.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { readCredit } from '../../checkout/methods/terms-method.ts'
import { audit } from '../../people/accounts/audit.ts'
import { lockOrder } from '../records/lock-order.ts'
import type { NewSalesLine } from '../records/new-sales-document.ts'
import type { OrderRecord } from '../records/order-record.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { salesLine } from '../web-orders/web-order.ts'
import type { NewAddition, PendingAddition } from './add-to-order.ts'
import { addedLines, checkAddition, checkExtendable, costOf } from './price-addition.ts'

export interface AdditionTotals {
  goodsCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
}

/** Books the lines the platform accepted, at its price, in one transaction with all checks on limits and credit. */
export async function bookAddition(needs: SalesNeeds, pending: PendingAddition, addition: NewAddition): Promise<void> {
  const { customer, auditActor, sku, boxes, now } = addition
  const added = await readAddition(needs, pending, addition.totalCents)
  await needs.database.transaction(async (db) => {
    const order = await lockOrder(db, customer, pending.documentId)
    checkExtendable(order, customer)
    const by = { name: `${customer.firstName} ${customer.lastName}`, personId: customer.personID }
    await bookLines(db, needs, { ...added, pending, order, customer, by, boxes, now })
    await audit(db, auditActor, { action: 'order.add', object: order.number, after: { sku, boxes, ...added.money } })
  })
}

/** The lines that the platform took, at its prices, with freight and tax. Refuses more than was shown. */
export async function readAddition(
  { commerce: { client, backOffice } }: SalesNeeds,
  pending: PendingAddition,
  shownCents: number,
): Promise<{ lines: readonly LineItem[]; money: AdditionTotals }> {
  const worksheet = await client.IntegrationEvents.GetWorksheet('Incoming', pending.orderId, await backOffice())
  const lines = (worksheet.LineItems ?? []).filter(({ ID }) => pending.lineIds.includes(ID))
  const goodsCents = lines.reduce((sum, { LineTotal }) => sum + toCents(LineTotal), 0)
  const cost = costOf(worksheet, addedLines(worksheet, pending.lineIds))
  const money = { goodsCents, ...cost, totalCents: goodsCents + cost.shippingCents + cost.taxCents }
  if (money.totalCents > shownCents) refuse('Order.AdditionChanged', { data: { ...money } })
  return { lines, money }
}

interface Booking {
  pending: PendingAddition
  /** Locked. */
  order: OrderRecord
  /** The buyer, whose limits and credit count. */
  customer: Customer
  /** The name for the timeline, and the person, if a customer did it. */
  by: { name: string; personId: string | null }
  boxes: number
  lines: readonly LineItem[]
  money: AdditionTotals
  now: Date
}

/** Writes the lines into the locked order, on the account's terms; the hold of the addition ends. */
export async function bookLines(db: Queryable, needs: SalesNeeds, booking: Booking): Promise<void> {
  const { pending, order, customer, by, boxes, lines, money, now } = booking
  const mine = await db.find(sql`
    update order_additions set state = 'booked', total_cents = ${money.totalCents}, moved_at = ${now}
    where id = ${pending.id} and state = 'asked' returning id`)
  if (!mine) refuse('Server.Busy', { headers: { 'retry-after': '5' } })
  await reserveCredit(db, order, { customer, now }, money.totalCents)
  const first = Math.max(...order.lines.map(({ lineNo }) => lineNo)) + 1
  const expectedOn = order.lines.find((line) => line.expectedOn)?.expectedOn ?? null
  const added = lines.map((line, at) => salesLine(line, first + at, expectedOn, needs.catalog.find))
  await writeLines(db, order, added, money)
  const text = `${by.name} added ${boxes} of ${added[0]?.name ?? 'a product'}.`.slice(0, 300)
  const event = { documentId: order.number, kind: 'lines-added', reference: pending.id, at: now, text }
  await recordOrderEvent(db, { ...event, personId: by.personId })
}

/** Reserves credit on the account's terms, with the account locked, within this person's spending limits. */
async function reserveCredit(
  db: Queryable,
  order: OrderRecord,
  { customer, now }: Pick<NewAddition, 'customer' | 'now'>,
  cents: number,
): Promise<void> {
  const { problem } = await checkAddition(db, { customer, now }, order, { totalCents: cents, isPlacing: true })
  if (problem) throw problem
  const credit = await readCredit(db, customer.account.id)
  if (!credit?.isGood)
    refuse('Order.NotExtendable', { message: 'Your account can’t buy on terms right now. Please call your store.' })
  const shortCents = credit.usedCents + cents - credit.lineCents
  if (shortCents > 0) refuse('Order.CreditExceeded', { data: { shortCents, creditLineCents: credit.lineCents } })
  if (cents === 0) return
  const grown = await db.find(sql`
    update terms_payments set amount_cents = amount_cents + ${cents}::int
    where attempt_id = ${order.attemptId} and settled_at is null and released_at is null
    returning attempt_id`)
  if (!grown) refuse('Order.NotExtendable')
}

async function writeLines(
  db: Queryable,
  order: OrderRecord,
  added: readonly NewSalesLine[],
  money: AdditionTotals,
): Promise<void> {
  const kinds = [...order.lines, ...added].map(({ returnKind = 'sealed-box' }) => returnKind)
  const shipKind = order.isPickUp ? 'pick-up' : 'parcel'
  await db.rows(sql`
    insert into sales_lines (document_id, line_no, sku, name, unit, is_sample, return_kind, room, boxes, sqft,
      unit_price_cents, discount_cents, total_cents, lot, fulfilment, expected_on, platform_line_ids, project_id)
    select ${order.number}, l."lineNo", l.sku, l.name, l.unit, l."isSample", l."returnKind", l.room, l.boxes, l.sqft,
      l."unitPriceCents", l."discountCents", l."totalCents", l.lot, l.fulfilment, l."expectedOn", array_remove(array[l."platformLineId"], null),
      (select project_id from sales_documents where id = ${order.number})
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as l("lineNo" integer, sku text, name text, unit text,
      "isSample" boolean, "returnKind" text, room text, boxes integer, sqft numeric, "unitPriceCents" bigint,
      "discountCents" bigint, "totalCents" bigint, lot text, fulfilment text, "expectedOn" date, "platformLineId" text)`)
  await db.rows(sql`
    update sales_documents
    set subtotal_cents = subtotal_cents + ${money.goodsCents}::bigint,
      shipping_cents = shipping_cents + ${money.shippingCents}::bigint,
      tax_cents = tax_cents + ${money.taxCents}::bigint,
      total_cents = total_cents + ${money.totalCents}::bigint,
      line_count = line_count + ${added.length}::int, order_type = ${orderTypeOf(kinds, shipKind)}, cancel_asked_at = null
    where id = ${order.number}`)
  const found = added.map(({ sku, name }) => ` ${sku} ${name}`.toLowerCase()).join('')
  await db.rows(sql`update sales_words set words = words || ${found} where document_id = ${order.number}`)
}
