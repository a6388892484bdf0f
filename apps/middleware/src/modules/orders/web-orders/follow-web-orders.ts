import type { Order } from '@tessera/client/platform/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { openApproved } from '../approvals/open-approved.ts'
import { releaseUnusedCredit } from '../approvals/release-unused-credit.ts'
import { reopenQuote } from '../approvals/reopen-quote.ts'
import { settleLater } from '../cancellations/settle-canceled.ts'
import { closeSalesDocument } from '../records/close-sales-document.ts'
import { isCopiedLater } from '../records/quote-order.ts'
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
    select id, "orderId" from (
      select d.id, d.platform_order_id as "orderId", d.created_at from sales_documents d
      left join payment_attempts a on a.id = d.attempt_id
      where d.origin in ('web', 'counter') and d.platform_order_id is not null and d.status in ('open', 'awaiting-approval')
        and (d.status = 'awaiting-approval' or d.cancel_asked_at < now() - interval '1 minute'
          or a.state in ('voiding', 'voided', 'failed'))
      union all
      select d.id, d.platform_order_id, d.created_at from sales_documents d
      where ${isCopiedLater} and d.status = 'awaiting-approval' and d.platform_order_id is not null
    ) open
    order by created_at
    limit ${batch}::int`)
  for (const one of open) {
    try {
      await followWebOrder(needs, one)
    } catch (error) {
      needs.logger.warn({ order: one.orderId, err: error }, 'a web order change could not be applied')
    }
  }
}

async function followWebOrder({ database, commerce, publicUrl }: SalesTaskNeeds, { id, orderId }: Open): Promise<void> {
  const order = await commerce.client.Orders.Get('Incoming', orderId, await commerce.backOffice()).catch(ignoreNotFound)
  const status = order ? statusOf(order) : 'canceled'
  const at = new Date()
  if (status === 'canceled' || status === 'declined') {
    const text = order?.Status === 'Unsubmitted' ? givenBack : endings[status]
    await database.transaction(async (db) => {
      const isClosed = await closeSalesDocument(db, id, { status, at, text })
      // a card may have been charged before the order closed
      if (isClosed) await settleLater(db, id, at)
      if (isClosed) await reopenQuote(db, id, at)
    })
  }
  if (status === 'awaiting-approval') {
    await releaseUnusedCredit(database, id)
    await endOldHold(database, id)
  }
  if (status !== 'open') return
  await database.rows(sql`update sales_documents set cancel_asked_at = null where id = ${id} and status = 'open'`)
  await database.transaction(async (db) => {
    await openApproved(db, { id, at, publicUrl })
    await endOldHold(db, id)
  })
}

/** An answer whose process died left its hold on an order without a payment. */
const endOldHold = (db: Queryable, id: string): Promise<unknown> =>
  db.rows(sql`
    update sales_documents set cancel_asked_at = null
    where id = ${id} and attempt_id is null and cancel_asked_at < now() - interval '1 minute'`)

/** An order that approvers give back is a cart again; if it is placed again, its document starts anew. */
const statusOf = ({ Status }: Order) => (Status === 'Unsubmitted' ? 'declined' : salesStatuses[Status ?? ''])

const endings = { canceled: 'The order was canceled.', declined: 'Your company declined the order.' }
const givenBack = 'Your company gave the order back. You can change it and place it again.'
