import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { toCents } from '../../../kit/to-cents.ts'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'

/** A running checkout always has a payment attempt; this allows for clock differences and a slow start. */
const graceMinutes = 15
const batch = 200

type Needs = Pick<SalesTaskNeeds, 'database' | 'commerce' | 'logger'>

/** Looks at submitted orders that changed on the platform, each until it is clear who pays for it. */
export async function findUnpaidOrders(needs: Needs, now: Date): Promise<void> {
  const before = new Date(now.getTime() - graceMinutes * 60_000)
  await markPaid(needs.database)
  for (const orderId of await listDoubtful(needs.database, before)) {
    try {
      await checkPayment(needs, orderId, before)
    } catch (error) {
      needs.logger.warn({ order: orderId, err: error }, 'an order could not be checked for a payment yet')
    }
  }
}

/** Marks orders with a sales document, including those from quotes, and orders placed by a payment attempt. */
const markPaid = (db: Queryable): Promise<unknown> =>
  db.rows(sql`
    update followed_orders f set payment_checked_at = now()
    where f.payment_checked_at is null and (
      exists (select from sales_documents d where d.platform_order_id = f.order_id)
      or exists (select from payment_attempts a where a.order_id = f.order_id and ${stateIs('isPlaced', sql`a.state`)}))`)

/** An unfinished attempt may still place the order or void the payment, so its order is checked next time. */
async function listDoubtful(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.rows<{ orderId: string }>(sql`
    select f.order_id as "orderId" from followed_orders f
    where f.payment_checked_at is null and f.changed_at < ${before} and not exists (
      select from payment_attempts a where a.order_id = f.order_id
        and a.state in ('started', 'challenge', 'pending', 'authorized', 'submitting', 'voiding'))
    order by f.changed_at
    limit ${batch}::int`)
  return rows.map(({ orderId }) => orderId)
}

/** Orders submitted by the seller's users or by other API clients are not checked. */
async function checkPayment({ database, commerce }: Needs, orderId: string, before: Date): Promise<void> {
  const { Orders } = commerce.client
  const found = await Orders.GetSubmission('Incoming', orderId, await commerce.backOffice()).catch(ignoreNotFound)
  const isUnpaid = found?.IsCheckoutOnly && !found.IsBySeller && found.Status === 'Open'
  if (isUnpaid && new Date(found.DateSubmitted ?? 0) >= before) return
  await database.transaction(async (db) => {
    if (isUnpaid)
      await db.rows(sql`
        insert into unpaid_orders (order_id, total_cents, submitted_at)
        values (${orderId}, ${toCents(found.Total)}, ${found.DateSubmitted})
        on conflict do nothing`)
    await db.rows(sql`update followed_orders set payment_checked_at = now() where order_id = ${orderId}`)
  })
}
