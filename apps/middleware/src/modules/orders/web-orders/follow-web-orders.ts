import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { settleLater } from '../cancellations/settle-canceled.ts'
import { closeSalesDocument } from '../records/close-sales-document.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { salesStatuses } from './web-order.ts'

const batch = 200

interface Open {
  id: string
  orderId: string
}

/**
 * Updates orders that wait for an approval, whose payment failed or was voided, or whose cancellation was requested, to
 * their status on the platform.
 */
export async function followWebOrders(needs: SalesTaskNeeds): Promise<void> {
  const open = await needs.database.rows<Open>(sql`
    select d.id, d.platform_order_id as "orderId" from sales_documents d
    left join payment_attempts a on a.id = d.attempt_id
    where d.origin = 'web' and d.status in ('open', 'awaiting-approval')
      and (d.status = 'awaiting-approval' or d.cancel_asked_at < now() - interval '1 minute'
        or a.state in ('voiding', 'voided', 'failed'))
    order by d.created_at
    limit ${batch}::int`)
  for (const one of open) {
    try {
      await followWebOrder(needs, one)
    } catch (error) {
      needs.logger.warn({ order: one.orderId, err: error }, 'a web order change could not be applied')
    }
  }
}

async function followWebOrder({ database, commerce }: SalesTaskNeeds, { id, orderId }: Open): Promise<void> {
  const order = await commerce.client.Orders.Get('Incoming', orderId, await commerce.backOffice()).catch(ignoreNotFound)
  const status = order ? salesStatuses[order.Status ?? ''] : 'canceled'
  const at = new Date()
  if (status === 'canceled' || status === 'declined') {
    const text = status === 'canceled' ? 'The order was canceled.' : 'Your company declined the order.'
    await database.transaction(async (db) => {
      const isClosed = await closeSalesDocument(db, id, { status, at, text })
      // a card may have been charged before the order closed
      if (isClosed) await settleLater(db, id, at)
    })
  }
  if (status !== 'open') return
  await database.rows(sql`update sales_documents set cancel_asked_at = null where id = ${id} and status = 'open'`)
  await openApproved(database, id, at)
}

/** Opens an order that the company approved. */
export const openApproved = (db: Queryable, id: string, at: Date): Promise<unknown> =>
  db.rows(sql`
    with approved as (
      update sales_documents set status = 'open' where id = ${id} and status = 'awaiting-approval' returning id)
    insert into sales_events (document_id, kind, at, text)
    select id, 'approved', ${at}, 'Your company approved the order.' from approved
    on conflict do nothing`)
