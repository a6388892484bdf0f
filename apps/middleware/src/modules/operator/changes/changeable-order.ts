import { findStaffChangeProblem } from '@tessera/domain/sales/find-staff-change-problem'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { findOrder } from '../../orders/records/find-order.ts'
import type { OrderRecord } from '../../orders/records/order-record.ts'
import { orderVersion } from '../orders/order-version.ts'
import { isAwaitingPayment } from '../orders/staff-order-columns.ts'

/** An order with everything that decides a change. */
export interface ChangeableOrder extends OrderRecord {
  version: string
  isAwaitingPayment: boolean
  /** Beyond the discounts of the lines. */
  orderDiscountCents: number
  /** The platform user of the person who ordered. */
  buyerId: string | null
  /** Taken by card or loan, and not refunded yet. */
  paidCents: number
}

const columns = sql`, ${orderVersion} as version, ${isAwaitingPayment} as "isAwaitingPayment",
  (d.discount_cents - (select coalesce(sum(discount_cents), 0) from sales_lines where document_id = d.id))::float8
    as "orderDiscountCents",
  (select platform_user_id from people where id = d.person_id) as "buyerId",
  coalesce((select t.captured_cents - t.refunded_cents from payment_attempts t
    where t.id = d.attempt_id and t.state = 'captured'), 0)::float8 as "paidCents"`

/** Reads an order that staff want to change; refuses one that cannot be changed, with the reason. */
export async function getChangeable(db: Queryable, number: string): Promise<ChangeableOrder> {
  const found = /^[\w-]{1,100}$/.test(number)
    ? await findOrder<ChangeableOrder>(db, number, sql`true`, columns)
    : undefined
  const order = found ?? refuse('NotFound', { message: 'We couldn’t find this order.' })
  const problem = findStaffChangeProblem(order)
  return problem ? refuse('Order.NotChangeable', { message: problem }) : order
}

/** Locks it until the transaction ends; one that changed since it was read is refused. */
export async function lockChangeable(db: Queryable, number: string, version: string): Promise<ChangeableOrder> {
  await db.rows(sql`select from sales_documents where id = ${number} or platform_order_id = ${number} for update`)
  const order = await getChangeable(db, number)
  checkVersion(order, version)
  return order
}

export function checkVersion(order: ChangeableOrder, version: string): void {
  if (order.version === version) return
  refuse('Request.Conflict', {
    message: 'This order was changed while you had it open. Look at it again, then decide.',
    data: { version: order.version },
  })
}

/** The boxes of a line that neither shipped nor were canceled. */
export const leftOf = (line: { boxes: number; shippedBoxes: number; canceledBoxes: number }): number =>
  line.boxes - line.shippedBoxes - line.canceledBoxes
