import { discountFor, offerPrice } from '@tessera/domain/planning/offer-price'
import { suggestFreight } from '@tessera/domain/planning/offer-totals'
import { offerDays } from '@tessera/domain/planning/quote-life-cycle'
import { addDays } from '@tessera/domain/sales/returnability'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { isGone } from '../projects/item-need.ts'
import { type NewOffer, offerQuote } from './offer-quote.ts'
import { offerTax } from './offer-tax.ts'
import { lockAnyQuote, type StoredQuote } from './stored-quote.ts'
import { subtotalOf } from './write-version.ts'

export interface SalesRepNeeds {
  database: Database
  catalog: Catalog
  publicUrl: string
}

export const repName = 'Morgan Tiller'
/** Delay so that the customer first sees the request as pending. */
export const repDelaySeconds = 20
const maxPerRun = 20

/**
 * Simulates the sales rep in development: makes offers for open requests. Safe to run in several processes: each claims
 * unlocked quotes. Returns the number of offers.
 */
export async function simulateSalesRep(
  needs: SalesRepNeeds,
  now: Date,
  waitSeconds = repDelaySeconds,
): Promise<number> {
  const before = new Date(now.getTime() - waitSeconds * 1000)
  let made = 0
  for (; made < maxPerRun; made += 1) if (!(await answerOne(needs, now, before))) break
  return made
}

const answerOne = ({ database, catalog, publicUrl }: SalesRepNeeds, now: Date, before: Date): Promise<boolean> =>
  database.transaction(async (db) => {
    const waiting = await db.find<{ id: string }>(sql`
      select id from quotes where state in ('requested', 'in-review') and updated_at <= ${before}
      order by updated_at limit 1 for update skip locked`)
    if (!waiting) return false
    const quote = await lockAnyQuote(db, waiting.id)
    const offer = await offerOf(db, catalog, quote, now)
    if (offer) await offerQuote(db, offer, publicUrl, now)
    // none of the products is sold anymore
    else
      await db.rows(
        sql`update quotes set state = 'declined', reason = ${unavailableReason}, decided_at = ${now} where id = ${quote.id}`,
      )
    return true
  })

const unavailableReason = 'None of these products is available anymore. Please choose others and request a new quote.'

async function offerOf(db: Queryable, catalog: Catalog, quote: StoredQuote, now: Date): Promise<NewOffer | undefined> {
  const requested = quote.versions.find(({ version }) => version === 0)?.lines ?? []
  const lines = requested
    .filter(({ sku }) => !isGone(catalog.find(sku)))
    .map(({ totalCents: _, ...line }) => ({
      ...line,
      boxes: line.requestedBoxes,
      unitPriceCents: offerPrice(line.listPriceCents, line.requestedBoxes),
      note: discountFor(line.requestedBoxes) > 0 ? `${discountFor(line.requestedBoxes)}% quantity discount` : null,
    }))
  if (lines.length === 0) return undefined
  const weighed = lines.map(({ sku, boxes }) => ({
    boxes,
    pounds: Number(catalog.find(sku)?.facts.units.lbsPerUnit ?? 0),
  }))
  const freightCents = quote.place ? suggestFreight(weighed) : 0
  const isRenewed = quote.version > 0
  return {
    quoteId: quote.id,
    rep: repName,
    validUntil: addDays(await readToday(db, quote, now), offerDays),
    freightCents,
    taxCents: await offerTax(db, quote, subtotalOf(lines), freightCents),
    lines,
    note: quote.place ? null : 'For pickup at your store. Freight is added once we have the address.',
    message: isRenewed
      ? 'Here’s our new offer. Let me know if anything is missing.'
      : 'Thank you for your request. Here’s our offer.',
  }
}
