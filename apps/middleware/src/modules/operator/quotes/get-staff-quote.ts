import type { StaffQuote } from '@tessera/client/shop/types.gen'
import type { PaymentTerms, PriceGroup } from '@tessera/contract/shop/constants'
import { offerDifferences } from '@tessera/domain/planning/quote-difference'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { toIsoTime } from '../../plans/plan-needs.ts'
import { isOfferable } from '../../plans/quotes/offer-quote.ts'
import { findOfferTax } from '../../plans/quotes/offer-tax.ts'
import { quoteChangedAt } from '../../plans/quotes/quote-changed-at.ts'
import { findAnyQuote, type StoredQuote, type StoredQuoteVersion } from '../../plans/quotes/stored-quote.ts'
import { locations } from '../../site/stores/stores.ts'
import { readTemplates } from '../store/read-templates.ts'
import { staffQuoteColumns } from './staff-quote-columns.ts'
import { staffQuoteLine } from './staff-quote-lines.ts'

type Parts = 'lines' | 'versions' | 'differences' | 'messages' | 'templates'
type Added = 'projectName' | 'note' | 'termsText' | 'shippingAddress' | 'taxPercent' | 'isFreightTaxed' | 'isOpen'

/** The part of a quote that one row has. */
interface QuoteFacts extends Omit<StaffQuote, Parts | Added | 'reason' | 'orderNumber'> {
  terms: PaymentTerms
  group: PriceGroup
}

const findFacts = (db: Queryable, id: string, now: Date): Promise<QuoteFacts | undefined> =>
  db.find<QuoteFacts>(sql`
    select ${staffQuoteColumns(now)}, ${quoteChangedAt} as "changedAt", a.on_hold as "isOnHold", a.terms,
      case when a.type = 'Pro' then a.price_group else 'RT' end as "group",
      time_zone_of(a.id, null) as "timeZone", ${todayIn(sql`a.id`, now)}::text as today
    from quotes q join accounts a on a.id = q.account_id
    where q.id = ${id} and q.state <> 'draft'`)

/** One quote for the staff; a draft is its customer's own. */
export async function getStaffQuote(
  { database: db, catalog }: { database: Queryable; catalog: Catalog },
  id: string,
  now: Date,
): Promise<StaffQuote> {
  const [facts, quote] = await Promise.all([findFacts(db, id, now), findAnyQuote(db, id)])
  if (!facts || !quote) return refuse('NotFound', { message: 'We couldn’t find this quote.' })
  const { terms, group, ...shared } = facts
  const [tax, placeNames, templates] = await Promise.all([
    findOfferTax(db, quote),
    readPlaceNames(db, quote, catalog),
    readTemplates(db, ['offer', 'decline', 'message']),
  ])
  const offers = quote.versions.filter(({ version }) => version > 0)
  const requested = quote.versions.find(({ version }) => version === 0)?.lines ?? []
  return {
    ...shared,
    isOpen: isOfferable(quote.state),
    projectName: quote.projectName,
    note: quote.note,
    termsText: termsLabels[terms],
    shippingAddress: quote.place,
    taxPercent: tax ? String(tax.percent) : null,
    isFreightTaxed: tax?.isShippingTaxed ?? false,
    reason: quote.reason,
    orderNumber: quote.orderId,
    lines: requested.map((line) => staffQuoteLine(catalog, placeNames, { group, now }, line)),
    versions: offers.map(offerView),
    differences: offers.slice(1).flatMap((offer, at) => offerDifferences(offers[at] ?? offer, offer)),
    messages: quote.messages.map((one) => ({ ...one, at: toIsoTime(one.at) })),
    templates,
  }
}

/** Names of the stores and warehouses that have any of these products. */
async function readPlaceNames(db: Queryable, quote: StoredQuote, catalog: Catalog): Promise<Map<string, string>> {
  const skus = quote.versions.flatMap(({ lines }) => lines.map(({ sku }) => sku))
  const ids = new Set(skus.flatMap((sku) => catalog.find(sku)?.stock.map(({ location }) => location) ?? []))
  const stores = await db.rows<{ id: string; name: string }>(sql`
    select id, name from stores where id = any(${[...ids]})`)
  return new Map([...locations, ...stores].map(({ id, name }) => [id, name]))
}

const offerView = ({ createdAt, lines, ...offer }: StoredQuoteVersion): StaffQuote['versions'][number] => ({
  ...offer,
  offeredAt: toIsoTime(createdAt),
  lines: lines.map(({ lineNo, sku, name, boxes, unitPriceCents, totalCents, note }) => ({
    lineNo,
    sku,
    name,
    boxes,
    unitPriceCents,
    totalCents,
    note,
  })),
})
