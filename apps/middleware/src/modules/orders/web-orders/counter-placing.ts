import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { counterIdOf } from '../../../kit/counter-order-id.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { audit } from '../../people/accounts/audit.ts'
import type { NewSalesDocument } from '../records/new-sales-document.ts'

/** The member of staff who placed an order for a customer, and the prices they agreed on. */
export interface CounterPlacing {
  id: string
  accountId: string
  /** The customer. */
  person: string
  placing: { userID: string; name: string; requestID: string; from: string }
  lines: { sku: string; lotNo: string | null; priceCents: number | null; priceReason: string | null }[]
}

/** Undefined for orders that customers placed themselves. */
export async function findCounterPlacing(db: Queryable, orderId: string): Promise<CounterPlacing | undefined> {
  const id = counterIdOf(orderId)
  if (!id || !isUuid(id)) return undefined
  return db.find<CounterPlacing>(sql`
    select c.id, c.account_id as "accountId", p.first_name || ' ' || p.last_name as person, c.placed_by as "placing",
      c.entry -> 'lines' as lines
    from counter_orders c join people p on p.id = c.person_id where c.id = ${id} and c.placed_by is not null`)
}

/** The order as one of the counter: its history tells the customer who placed it. */
export const withCounter = (document: NewSalesDocument, { placing }: CounterPlacing): NewSalesDocument => ({
  ...document,
  origin: 'counter',
  events: (document.events ?? []).map((event) =>
    event.kind === 'placed' ? { ...event, text: `${placing.name} placed the order for you.` } : event,
  ),
})

/** Writes both names and every agreed price with its reason, in the transaction that imports the order. */
export async function recordCounterPlacing(db: Queryable, counter: CounterPlacing, number: string): Promise<void> {
  const { id, accountId, person, placing, lines } = counter
  // also if a job places it, after a bank's challenge
  await db.rows(sql`update counter_orders set placed_at = coalesce(placed_at, now()) where id = ${id}`)
  const { name, userID, requestID, from } = placing
  const auditActor = { personID: null, accountID: accountId, actor: `${name} (${userID})`, requestID, from }
  await audit(db, auditActor, {
    action: 'order.placed',
    object: number,
    after: { note: `for ${person}`, customer: person },
  })
  for (const { sku, lotNo, priceCents, priceReason } of lines) {
    if (priceCents === null) continue
    const note = `of ${sku} to ${formatDollars(priceCents)}`
    const after = { sku, lotNo, unitPriceCents: priceCents, reason: priceReason, note }
    await audit(db, auditActor, { action: 'order.price', object: number, after })
  }
}
