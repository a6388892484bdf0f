import { sql } from '@tessera/server/sql'
import { stateIs } from '../checkout/attempts/attempt-state.ts'
import { orderPlacedJob } from '../checkout/attempts/order-placed.ts'
import { settleAdditions, settleAdditionsTask } from './additions/settle-additions.ts'
import { remindApprovers, remindApproversTask } from './approvals/remind-approvers.ts'
import { settleCanceled, settleCanceledTask } from './cancellations/settle-canceled.ts'
import { settleCanceledParts } from './cancellations/settle-canceled-parts.ts'
import { sendShipmentsTask } from './deliveries/due-shipments.ts'
import { invoiceDeliveries, invoiceTask } from './deliveries/invoice-deliveries.ts'
import { sendShipments } from './deliveries/send-shipments.ts'
import { sendReturnsTask } from './returns/due-returns.ts'
import { followReturns } from './returns/follow-returns.ts'
import { sendReturns } from './returns/send-returns.ts'
import { settleReturns, settleReturnsTask } from './returns/settle-returns.ts'
import type { SalesTaskNeeds } from './sales-needs.ts'
import { cancelUnpaidOrders, cancelUnpaidTask } from './unpaid/cancel-unpaid-orders.ts'
import { assumeArrivals } from './web-orders/assume-arrivals.ts'
import { collectOrderChanges } from './web-orders/collect-order-changes.ts'
import { followOrderChanges } from './web-orders/follow-order-changes.ts'
import { followWebOrders } from './web-orders/follow-web-orders.ts'
import { importWebOrder } from './web-orders/import-web-order.ts'

const batch = 200

/** Job name → function. Every job may run twice, and in several processes at once. */
export const salesTasks = (needs: SalesTaskNeeds): Record<string, (payload: unknown) => Promise<void>> => ({
  [orderPlacedJob]: async (payload) => {
    await importWebOrder(needs, String((payload as { order: unknown }).order))
  },
  'take-web-orders': async () => {
    await importWebOrders(needs)
  },
  'follow-web-orders': async () => {
    await followWebOrders(needs)
  },
  [invoiceTask]: async () => {
    await invoiceDeliveries(needs, new Date())
  },
  [sendShipmentsTask]: async () => {
    await sendShipments(needs)
  },
  'follow-platform': async () => {
    await collectOrderChanges(needs, new Date())
    await followOrderChanges(needs, new Date())
    await followReturns(needs)
    await assumeArrivals(needs.database, new Date())
  },
  [settleCanceledTask]: async () => {
    await settleCanceledParts(needs, new Date())
    await settleCanceled(needs, new Date())
  },
  [settleAdditionsTask]: async () => {
    await settleAdditions(needs, new Date())
  },
  [cancelUnpaidTask]: async () => {
    await cancelUnpaidOrders(needs, new Date())
  },
  [sendReturnsTask]: async () => {
    await sendReturns(needs, new Date())
  },
  [remindApproversTask]: async () => {
    await remindApprovers(needs, new Date())
  },
  [settleReturnsTask]: async () => {
    await settleReturns(needs, new Date())
  },
})

export const salesCrontab = `
* * * * * take-web-orders ?max=3
* * * * * follow-web-orders ?max=3
* * * * * invoice-deliveries ?max=3
* * * * * send-shipments ?max=3
* * * * * send-returns ?max=3
* * * * * settle-returns ?max=3
* * * * * follow-platform ?max=3
* * * * * settle-canceled ?max=3
* * * * * settle-additions ?max=3
*/5 * * * * cancel-unpaid-orders ?max=3
25 * * * * remind-approvers ?max=3&fill=1h
`

/** Imports placed orders that have no sales document yet, or one of an earlier payment. A failing order does not delay the others. */
export async function importWebOrders(needs: SalesTaskNeeds): Promise<number> {
  const left = await needs.database.rows<{ orderId: string }>(sql`
    select order_id as "orderId" from payment_attempts a
    where purpose = 'order' and ${stateIs('isPlaced')}
      and not exists (
        select from sales_documents d
        where d.platform_order_id = a.order_id and (d.attempt_id = a.id or d.status not in ('awaiting-approval', 'declined')))
    order by created_at
    limit ${batch}::int`)
  for (const { orderId } of left) {
    try {
      await importWebOrder(needs, orderId)
    } catch (error) {
      needs.logger.warn({ order: orderId, err: error }, 'a web order could not be imported yet')
    }
  }
  return left.length
}
