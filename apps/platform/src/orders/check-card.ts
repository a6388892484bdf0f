import { notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { ownCreditCards } from '../visibility/own-addresses.ts'
import { viewerOf } from '../visibility/viewer.ts'
import type { Desk } from './desk.ts'

/**
 * An order may be paid only with a card of its user, also when the seller writes the payment. Guests share a user but
 * have no cards.
 */
export async function checkCard({ db }: PlatformCall, { open }: Pick<Desk, 'open'>, id: string): Promise<void> {
  const { marketplace, buyerID, userID, userKey, isGuest } = open
  const viewer = await viewerOf(db, { marketplace, buyerID, userID })
  const cards = ownCreditCards({ ...viewer, userKey: isGuest ? null : userKey })
  if (!(await db.find(sql`select from ${cards} where t.id = ${id}`))) throw notFound('CreditCard', id)
}
