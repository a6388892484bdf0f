import { notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { usableCreditCards } from '../visibility/usable-addresses.ts'
import { viewerOf } from '../visibility/viewer.ts'
import type { OrderUser } from './order-record.ts'

/**
 * An order may be paid only with a card of its user, also when the seller writes the payment. Guests share a user but
 * have no cards.
 */
export async function checkCard({ db }: PlatformCall, { record }: { record: OrderUser }, id: string): Promise<void> {
  const { marketplace, buyerID, userID, userKey, isGuest } = record
  const viewer = await viewerOf(db, { marketplace, buyerID, userID })
  const cards = usableCreditCards({ ...viewer, userKey: isGuest ? null : userKey })
  if (!(await db.find(sql`select from ${cards} where t.id = ${id}`))) throw notFound('CreditCard', id)
}
