import { PlatformError } from '@tessera/client/platform-error'
import { sql } from '@tessera/server/sql'
import type { SalesNeeds, SalesTaskNeeds } from '../sales-needs.ts'
import type { PendingAddition } from './add-to-order.ts'

export const settleAdditionsTask = 'settle-additions'
const batch = 100

/** Removes added lines that were not booked here from the platform's order; their boxes are for sale again. */
export async function undoAddition({ database, commerce }: SalesNeeds, pending: PendingAddition): Promise<void> {
  const { id, documentId, orderId, lineIds } = pending
  const mine = await database.find(sql`
    update order_additions set state = 'undoing', moved_at = now()
    where id = ${id} and state in ('asked', 'undoing') returning id`)
  if (!mine) return
  for (const lineId of lineIds) await deletePlatformLine(commerce, orderId, lineId)
  await database.transaction(async (db) => {
    await db.rows(sql`select from sales_documents where id = ${documentId} for update`)
    const ended = await db.find<{ askedAt: Date }>(sql`
      update order_additions set state = 'refused', moved_at = now() where id = ${id} and state = 'undoing'
      returning asked_at as "askedAt"`)
    // only the hold of this addition
    if (ended)
      await db.rows(sql`
        update sales_documents set cancel_asked_at = null
        where id = ${documentId} and status = 'open' and cancel_asked_at = ${ended.askedAt}`)
  })
}

/** A missing line counts as removed, and so does a line of a canceled order: its boxes went back with the order. */
async function deletePlatformLine(
  { client, backOffice }: SalesNeeds['commerce'],
  orderId: string,
  lineId: string,
): Promise<void> {
  const asShop = await backOffice()
  try {
    await client.LineItems.Delete('Incoming', orderId, lineId, asShop)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status >= 500) throw error
    if (error.status === 404) return
    const { Status } = await client.Orders.Get('Incoming', orderId, asShop)
    if (Status !== 'Canceled') throw error
  }
}

/** Copies the order's freight and tax to the platform. */
export async function savePlatformCosts({ database, commerce }: SalesNeeds, pending: PendingAddition): Promise<void> {
  const { id, documentId, orderId } = pending
  const money = await database.find<{ shipping: number; tax: number; total: number }>(sql`
    select d.shipping_cents::float8 as shipping, d.tax_cents::float8 as tax, a.total_cents::float8 as total
    from order_additions a join sales_documents d on d.id = a.document_id
    where a.id = ${id} and a.state = 'booked' and d.id = ${documentId}`)
  if (!money) return
  const asShop = await commerce.backOffice()
  const { Orders, Payments } = commerce.client
  const costs = { ShippingCost: money.shipping / 100, TaxCost: money.tax / 100 }
  await Orders.Patch('Incoming', orderId, costs, asShop)
  const payment = { ID: id, Type: 'PurchaseOrder' as const, Amount: money.total / 100, Accepted: true }
  if (money.total > 0) await Payments.Create('Incoming', orderId, payment, asShop).catch(ignoreConflict)
  await database.rows(sql`
    update order_additions set state = 'done', moved_at = now() where id = ${id} and state = 'booked'`)
}

/** Settles additions that were left unfinished for a minute: booked ones are finished, the others undone. */
export async function settleAdditions(needs: SalesTaskNeeds, now: Date): Promise<number> {
  const left = await needs.database.rows<PendingAddition & { state: string }>(sql`
    select a.id, a.document_id as "documentId", d.platform_order_id as "orderId", a.line_ids as "lineIds", a.state
    from order_additions a join sales_documents d on d.id = a.document_id
    where a.state in ('asked', 'booked', 'undoing') and a.moved_at < ${now}::timestamptz - interval '1 minute'
    order by a.moved_at
    limit ${batch}::int`)
  for (const one of left) {
    try {
      await (one.state === 'booked' ? savePlatformCosts(needs, one) : undoAddition(needs, one))
    } catch (error) {
      needs.logger.warn({ order: one.documentId, err: error }, 'an addition could not be settled yet')
    }
  }
  return left.length
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof PlatformError && error.status === 409)) throw error
}
