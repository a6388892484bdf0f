import type { CustomerReturn } from '@tessera/client/shop/types.gen'
import { dayIn } from '@tessera/domain/local-time'
import type { ReturnReason } from '@tessera/domain/sales/return-life-cycle'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type AuditActor, audit } from '../../people/accounts/audit.ts'
import { getOrderRecord } from '../records/get-order.ts'
import { lockOrder } from '../records/lock-order.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import { visibleOrders } from '../records/visible-orders.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import type { RequestedLine } from './claimed-boxes.ts'
import { queueReturn } from './due-returns.ts'
import { lockReturn } from './move-return.ts'
import { openReturnWithin } from './open-return.ts'
import { saveReturnPhotos } from './return-photos.ts'

export interface ReturnCall {
  customer: Customer
  auditActor: AuditActor
  now: Date
}

export interface ReturnInput {
  number: string
  kind?: ReturnReason | null
  reason: string
  lines: RequestedLine[]
  /** Tokens of uploads. */
  photos?: string[] | null
}

/** Requests a return, or claims damage. The order is locked, so two requests never include the same box. */
export const requestReturn = (
  { database, catalog }: Pick<SalesNeeds, 'database' | 'catalog'>,
  { customer, auditActor, now }: ReturnCall,
  { number, kind: requestedKind, reason, lines: requested, photos }: ReturnInput,
): Promise<CustomerReturn> =>
  database.transaction(async (db) => {
    const kind = requestedKind ?? 'return'
    const order = await lockOrder(db, customer, number)
    const { id, lines } = await openReturnWithin(db, catalog, {
      order,
      kind,
      reason,
      requested,
      personId: customer.personID,
      text: kind === 'damage' ? 'You reported damage.' : 'You requested a return.',
      today: dayIn(now, customer.account.timeZone),
      now,
    })
    await saveReturnPhotos(db, id, photos ?? [], now)
    await audit(db, auditActor, { action: 'return.request', object: id, after: { order: order.number, kind, lines } })
    return getReturn(db, customer, id)
  })

/** Cancels a return request, as long as the boxes have not been received. */
export const cancelReturn = (
  database: Database,
  { customer, auditActor, now }: ReturnCall,
  id: string,
): Promise<CustomerReturn> =>
  database.transaction(async (db) => {
    await getReturn(db, customer, id)
    // the second of two clicks waits here and finds it canceled
    await lockReturn(db, id)
    const before = await getReturn(db, customer, id)
    const canceled = await db.find<{ documentId: string }>(sql`
      update sales_returns set status = 'canceled', moved_at = ${now}
      where id = ${id} and status in ('requested', 'approved')
      returning document_id as "documentId"`)
    if (!canceled && before.status !== 'canceled')
      refuse('Order.NotReturnable', { message: 'These boxes were already returned.' })
    if (canceled) {
      await recordOrderEvent(db, {
        documentId: canceled.documentId,
        kind: 'return-canceled',
        reference: id,
        at: now,
        text: before.kind === 'damage' ? 'You withdrew this claim.' : 'You canceled the return.',
        personId: customer.personID,
      })
      await queueReturn(db, id)
      await audit(db, auditActor, { action: 'return.cancel', object: id })
    }
    return getReturn(db, customer, id)
  })

async function getReturn(db: Queryable, customer: Customer, id: string): Promise<CustomerReturn> {
  const row = await db.find<{ documentId: string }>(sql`
    select d.id as "documentId" from sales_returns s join sales_documents d on d.id = s.document_id
    where s.id = ${id} and ${visibleOrders(customer)}`)
  const order = row && (await getOrderRecord(db, customer, row.documentId))
  return order?.returns.find(({ number }) => number === id) ?? refuse('NotFound')
}
