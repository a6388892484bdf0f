import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { quoteOfferEmail } from './quote-emails.ts'
import { lockAnyQuote } from './stored-quote.ts'
import { type NewQuoteLine, writeMessage, writeVersion } from './write-version.ts'

/** An offer made by the store. */
export interface NewOffer {
  quoteId: string
  rep: string
  validUntil: string
  freightCents: number
  taxCents: number
  lines: readonly NewQuoteLine[]
  note?: string | null
  /** Message to the customer with the offer. */
  message?: string
  /** The same key again is the same offer. */
  key?: string | null
}

const offerable = new Set(['requested', 'in-review', 'offered'])
export const isOfferable = (state: string): boolean => offerable.has(state)

/**
 * Writes the next version of a quote in the caller's transaction; a decided quote is refused. For store operations
 * only. Returns the version.
 */
export async function offerQuote(db: Queryable, offer: NewOffer, publicUrl: string, now: Date): Promise<number> {
  const quote = await lockAnyQuote(db, offer.quoteId)
  if (!isOfferable(quote.state)) throw new Error(`quote ${quote.id} is ${quote.state}`)
  const version = quote.version + 1
  const { rep: by, validUntil, freightCents, taxCents, lines, note = null, key = null } = offer
  const totalCents = await writeVersion(db, quote.id, {
    version,
    by,
    at: now,
    validUntil,
    freightCents,
    taxCents,
    lines,
    note,
    key,
  })
  await db.rows(sql`
    update quotes set state = 'offered', version = ${version}, valid_until = ${validUntil}, rep = ${by},
      offered_at = ${now}, updated_at = ${now}
    where id = ${quote.id}`)
  if (offer.message)
    await writeMessage(
      db,
      quote.id,
      { from: 'store', author: by, personId: null, lineNo: null, text: offer.message },
      now,
    )
  const reader = await db.find<{ email: string; firstName: string }>(sql`
    select email, first_name as "firstName" from people where id = ${quote.personId} and status = 'active'`)
  const facts = { id: quote.id, version, totalCents, validUntil, rep: by, message: offer.message ?? null }
  if (reader) await queueEmail(db, quoteOfferEmail(reader, facts, publicUrl))
  return version
}
