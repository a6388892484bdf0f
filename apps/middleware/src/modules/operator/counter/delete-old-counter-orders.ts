import { addDays } from '@tessera/domain/billing/calendar'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { counterOrderId } from '../../../kit/counter-order-id.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'

/** Prices of a draft that no one touched for so long are no longer true. */
const keptDays = 30
const maxPerRun = 1000

/** Deletes drafts of the counter that were neither placed nor changed for 30 days, here and on the platform. */
export async function deleteOldCounterOrders(
  { database, commerce }: { database: Database; commerce: Commerce },
  now: Date,
): Promise<void> {
  const before = addDays(now.toISOString().slice(0, 10), -keptDays)
  for (let deleted = 0; deleted < maxPerRun; deleted++) {
    const isOne = await database.transaction(async (db) => {
      const gone = await db.find<{ id: string }>(sql`
        delete from counter_orders where id = (
          select c.id from counter_orders c
          where c.placed_at is null and c.changed_at < ${before}::date and not exists (
            select from payment_attempts t
            where t.order_id = 'counter-' || c.id and ${stateIs('isLive', sql`t.state`)})
          order by c.changed_at, c.id limit 1 for update skip locked)
        returning id`)
      if (!gone) return false
      // if the platform doesn't answer, the draft stays for the next run
      const { client, backOffice } = commerce
      await client.Orders.Delete('Incoming', counterOrderId(gone.id), await backOffice()).catch(ignoreNotFound)
      return true
    })
    if (!isOne) return
  }
}
