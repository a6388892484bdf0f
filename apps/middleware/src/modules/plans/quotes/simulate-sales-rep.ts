import { offerFreight } from '@tessera/domain/planning/offer-freight'
import { discountFor, offerPrice } from '@tessera/domain/planning/offer-price'
import { offerDays } from '@tessera/domain/planning/quote-life'
import { addDays } from '@tessera/domain/sales/returnability'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { isGone } from '../projects/item-need.ts'
import { type NewOffer, offerQuote } from './offer-quote.ts'
import { offerTax } from './offer-tax.ts'
import { dayOf } from './quote-view.ts'
import { type KeptQuote, lockAnyQuote } from './stored-quote.ts'
import { subtotalOf } from './write-version.ts'

export interface RepNeeds {
  database: Database
  catalogue: Catalogue
  publicUrl: string
}

export const repName = 'Morgan Tiller'
/** Delay so that the customer first sees the request as pending. */
export const repTakesSeconds = 20
const mostAtOnce = 20

/**
 * Simulates the sales rep in development: makes offers for open requests. Safe to run in several processes: each claims
 * unlocked quotes. Returns the number of offers.
 */
export async function answerQuotes(needs: RepNeeds, now: Date, waitSeconds = repTakesSeconds): Promise<number> {
  const before = new Date(now.getTime() - waitSeconds * 1000)
  let made = 0
  for (; made < mostAtOnce; made += 1) if (!(await answerOne(needs, now, before))) break
  return made
}

const answerOne = ({ database, catalogue, publicUrl }: RepNeeds, now: Date, before: Date): Promise<boolean> =>
  database.transaction(async (db) => {
    const waiting = await db.find<{ id: string }>(sql`
      select id from quotes where state in ('requested', 'in-review') and updated_at <= ${before}
      order by updated_at limit 1 for update skip locked`)
    if (!waiting) return false
    const quote = await lockAnyQuote(db, waiting.id)
    const offer = await offerOf(db, catalogue, quote, now)
    if (offer) await offerQuote(db, offer, publicUrl, now)
    // none of the products is sold anymore
    else
      await db.rows(
        sql`update quotes set state = 'declined', reason = ${nothing}, decided_at = ${now} where id = ${quote.id}`,
      )
    return true
  })

const nothing = 'None of these products is available anymore. Please choose others and request a new quote.'

async function offerOf(
  db: Queryable,
  catalogue: Catalogue,
  quote: KeptQuote,
  now: Date,
): Promise<NewOffer | undefined> {
  const asked = quote.versions.find(({ version }) => version === 0)?.lines ?? []
  const lines = asked
    .filter(({ sku }) => !isGone(catalogue.find(sku)))
    .map(({ totalCents: _, ...line }) => ({
      ...line,
      boxes: line.requestedBoxes,
      unitPriceCents: offerPrice(line.listPriceCents, line.requestedBoxes),
      note: discountFor(line.requestedBoxes) > 0 ? `${discountFor(line.requestedBoxes)}% quantity discount` : null,
    }))
  if (lines.length === 0) return undefined
  const pounds = lines.reduce(
    (sum, { sku, boxes }) => sum + boxes * Number(catalogue.find(sku)?.facts.units.lbsPerUnit ?? 0),
    0,
  )
  const freightCents = quote.place ? offerFreight(pounds) : 0
  const isRenewed = quote.version > 0
  return {
    quoteId: quote.id,
    rep: repName,
    validUntil: addDays(dayOf(now), offerDays),
    freightCents,
    taxCents: await offerTax(db, quote, subtotalOf(lines), freightCents),
    lines,
    note: quote.place ? null : 'For pickup at your store. Freight is added once we have the address.',
    message: isRenewed
      ? 'Here’s our new offer. Let me know if anything is missing.'
      : 'Thank you for your request. Here’s our offer.',
  }
}
