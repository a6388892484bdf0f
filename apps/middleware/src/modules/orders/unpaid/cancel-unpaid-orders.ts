import { PlatformError } from '@tessera/client/platform-error'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { getSupportEmail } from '../../site/forms/contact-topics.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { type UnpaidOrder, unpaidOrdersEmail } from './emails.ts'
import { findUnpaidOrders } from './find-unpaid-orders.ts'

export const cancelUnpaidTask = 'cancel-unpaid-orders'
const batch = 200

type Needs = Pick<SalesTaskNeeds, 'database' | 'commerce' | 'logger' | 'publicUrl'>

/**
 * Cancels shop orders that were submitted without checkout, which returns their stock, and notifies staff. Every step
 * is recorded, so the job may run twice, in two processes, and continue after a crash.
 */
export async function cancelUnpaidOrders(needs: Needs, now: Date): Promise<void> {
  await findUnpaidOrders(needs, now)
  const found = await needs.database.rows<{ orderId: string }>(sql`
    select order_id as "orderId" from unpaid_orders where outcome is null order by found_at limit ${batch}::int`)
  for (const { orderId } of found) {
    try {
      const outcome = await cancelOnPlatform(needs, orderId)
      await needs.database.rows(sql`
        update unpaid_orders set outcome = ${outcome} where order_id = ${orderId} and outcome is null`)
    } catch (error) {
      needs.logger.warn({ order: orderId, err: error }, 'an unpaid order could not be canceled yet')
    }
  }
  await notifyStaff(needs)
}

/**
 * The platform cancels an order once. A second call is refused; the order's status then shows what became of the first.
 */
async function cancelOnPlatform({ commerce }: Needs, orderId: string): Promise<'canceled' | 'kept'> {
  const { Orders } = commerce.client
  const asShop = await commerce.backOffice()
  try {
    await Orders.Cancel('Incoming', orderId, asShop)
    return 'canceled'
  } catch (error) {
    if (isGone(error)) return 'canceled'
    if (!(error instanceof PlatformError) || error.errorCode !== 'Order.CannotCancelInCurrentStatus') throw error
    const { Status } = await Orders.Get('Incoming', orderId, asShop)
    return Status === 'Canceled' ? 'canceled' : 'kept'
  }
}

/** An order that was deleted holds no stock either. */
const isGone = (error: unknown): boolean => error instanceof PlatformError && error.status === 404

/** One email for all that were found since the last one. */
const notifyStaff = ({ database, publicUrl }: Needs): Promise<void> =>
  database.transaction(async (db) => {
    const orders = await db.rows<UnpaidOrder>(sql`
      update unpaid_orders set told_at = now() where told_at is null and outcome is not null
      returning order_id as "orderId", total_cents::float8 as "totalCents", submitted_at as "submittedAt", outcome`)
    if (orders.length > 0) await queueEmail(db, unpaidOrdersEmail(await getSupportEmail(db), orders, publicUrl))
  })
