import { addDays } from '@tessera/domain/billing/calendar'
import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import { offerPrice, percentOf } from '@tessera/domain/planning/offer-price'
import { insertQuotes, type NewQuote } from '@tessera/middleware/modules/plans/quotes/insert-quotes'
import { repName } from '@tessera/middleware/modules/plans/quotes/simulate-sales-rep'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { addressOf, castState, castStoreId } from './cast.ts'
import { priceOf } from './demo-products.ts'
import { momentOf } from './history-clock.ts'
import type { OpenedAccount } from './opened-account.ts'
import type { PlannedLine, PlannedOrder } from './planned-order.ts'
import { convertedQuote, type PlannedQuote, plannedQuotes } from './planned-quotes.ts'
import { onTerms } from './recent-orders.ts'
import { takeNumbers } from './take-numbers.ts'
import type { HistoryContext } from './usual-orders.ts'
import type { ProjectIds } from './write-projects.ts'

type Version = NewQuote['versions'][number]

const freightCents = 18_900

export interface QuoteOrder {
  quoteId: string
  order: PlannedOrder
}

const lineKey = 'quote order'

/** Inserts the order that a quote became. It must exist before the quote, which references it. */
export async function orderOfQuote(
  db: Queryable,
  context: HistoryContext,
  account: OpenedAccount,
  projects: ProjectIds,
): Promise<QuoteOrder> {
  const [number] = await takeNumbers(db, 'quote_numbers', 1)
  const quoteId = `Q${number}`
  const lines = linesOf(context, account, convertedQuote, convertedQuote.offers.length)
  const order: PlannedOrder = {
    key: lineKey,
    account,
    person: account.people[convertedQuote.who],
    placedOn: context.when.ago(convertedQuote.decided ?? 0),
    origin: 'quote',
    stage: 'delivered',
    lines: lines.map(
      ({ sku, boxes, unitPriceCents, room }): PlannedLine => ({
        product: context.demoProducts.catalog.find(sku) ?? throwMissingProduct(sku),
        boxes,
        unitPriceCents,
        room,
      }),
    ),
    site: account.sites[convertedQuote.site],
    jobName: account.sites[convertedQuote.site]?.job ?? null,
    poNumber: 'NR-1980',
    payment: onTerms,
    quoteId,
    projectId: projects.get('delivering') ?? null,
    freightCents,
    taxCents: taxOf(lines),
  }
  return { quoteId, order }
}

const throwMissingProduct = (sku: string): never => {
  throw new Error(`The range has no ${sku}.`)
}

export async function writeQuotes(
  db: Queryable,
  context: HistoryContext,
  account: OpenedAccount,
  projects: ProjectIds,
  ordered: { quoteId: string; orderId: string },
): Promise<void> {
  const of = (plan: PlannedQuote) => quoteOf(context, account, projects, plan)
  await insertQuotes(db, [
    ...plannedQuotes.map(of),
    { ...of(convertedQuote), id: ordered.quoteId, orderId: ordered.orderId },
  ])
  // the simulated sales rep answers within a minute; these stay open until next week
  await db.rows(sql`
    update quotes set updated_at = ${momentOf(context.when.ago(-6), 15)}
    where account_id = ${account.id} and state in ('requested', 'in-review')`)
}

function quoteOf(
  { demoProducts, when }: HistoryContext,
  account: OpenedAccount,
  projects: ProjectIds,
  plan: PlannedQuote,
): NewQuote {
  const person = account.people[plan.who]
  const site = account.sites[plan.site]
  const requested: Version = {
    version: 0,
    by: person?.name ?? '',
    at: momentOf(when.ago(plan.since), 14),
    lines: linesOf({ demoProducts, when }, account, plan, 0),
  }
  const offers = plan.offers.map((ago, index): Version => {
    const lines = linesOf({ demoProducts, when }, account, plan, index + 1)
    return {
      version: index + 1,
      by: repName,
      at: momentOf(when.ago(ago), 16),
      validUntil: addDays(when.ago(ago), 30),
      freightCents,
      taxCents: taxOf(lines),
      lines,
    }
  })
  return {
    accountId: account.id,
    personId: person?.id ?? '',
    state: plan.state,
    projectId: plan.project ? (projects.get(plan.project) ?? null) : null,
    jobName: site?.job ?? null,
    note: plan.note ?? null,
    rep: plan.offers.length > 0 || plan.state === 'in-review' ? repName : null,
    storeId: castStoreId,
    place: site ? addressOf({ ...account, people: [] }, site, person) : null,
    createdAt: requested.at,
    ...(plan.decided !== undefined && {
      decidedAt: momentOf(when.ago(plan.decided), 18),
      decidedBy: person?.id ?? null,
      reason: plan.reason ?? null,
    }),
    versions: [requested, ...offers],
    messages: (plan.messages ?? []).map(({ from, ago, message }) => ({
      from,
      author: from === 'store' ? repName : (person?.name ?? ''),
      message,
      at: momentOf(when.ago(ago), 17),
    })),
  }
}

/** Requested lines have the list price; each offer is two percent below the one before. */
function linesOf(
  { demoProducts, when }: HistoryContext,
  account: OpenedAccount,
  plan: PlannedQuote,
  version: number,
): Version['lines'] {
  return plan.tiles.map(([tile, boxes], index) => {
    const product = demoProducts.tiles[tile % demoProducts.tiles.length] ?? throwMissingProduct(`tile ${tile}`)
    const listPriceCents = priceOf(product, account.priceGroup, when.ago(plan.since), boxes)
    const offered = offerPrice(listPriceCents, boxes)
    return {
      lineNo: index + 1,
      sku: product.sku,
      name: product.name,
      room: null,
      requestedBoxes: boxes,
      boxes,
      listPriceCents,
      unitPriceCents: version === 0 ? listPriceCents : offered - percentOf(offered, 2 * (version - 1)),
      note: null,
    }
  })
}

const taxOf = (lines: Version['lines']): number => {
  const goods = lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0)
  return percentOf(goods + freightCents, stateTaxes[castState]?.percent ?? 0)
}
