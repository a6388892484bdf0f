import type { LineItem } from '@tessera/client/platform/types.gen'
import type { CartLine, LineAvailability } from '@tessera/client/shop/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { perSqftCents } from '@tessera/domain/coverage/box-price'
import { coveredBy } from '@tessera/domain/coverage/boxes'
import type { Allocation } from '@tessera/domain/stock/allocate'
import { toCents } from '../../../kit/to-cents.ts'
import type { Article } from '../../catalog/feed/article.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'
import { addWorkdays } from '../../catalog/products/availability.ts'
import { keptByArticle } from './cache-by-product.ts'
import { lineFacts } from './line-facts.ts'
import { allocationOf, locationOf } from './place-boxes.ts'
import type { Sized } from './totals-view.ts'

export interface ViewNeeds {
  find(sku: string): Article | undefined
  pictureUrl(sku: string): string
  group: PriceGroup
  now: Date
}

const kinds: Partial<Record<Article['facts']['kind'], CartLine['kind']>> = { sample: 'sample', service: 'service' }

/**
 * Converts a line for the shopper: boxes and area, price, origin, problems. `totalQuantity` is the quantity of the
 * product in the whole cart, which decides its price.
 */
export function lineView(needs: ViewNeeds, line: LineItem, together = line.Quantity): CartLine {
  const article = needs.find(line.ProductID)
  const facts = lineFacts(line.xp)
  const { Quantity: quantity } = line
  const unitPriceCents = toCents(line.UnitPrice ?? 0)
  const standing = article ? standingOf(article, quantity, facts.lotNo ?? '', locationOf(line), dayOf(needs.now)) : gone
  return {
    lineItemId: line.ID,
    sku: line.ProductID,
    name: article?.name ?? line.Product?.Name ?? line.ProductID,
    product_url: article ? `/products/${article.facts.slug}` : '/products',
    sku_image_url: needs.pictureUrl(line.ProductID),
    altText: article?.facts.alt.face ?? '',
    room: facts.room ?? null,
    ...sizeOf(article, quantity),
    ...measuresOf(article, quantity, unitPriceCents),
    unitPriceCents,
    retailUnitPriceCents: (article && findPriceAt(article, 'RT', needs.now, together)?.regularCents) ?? unitPriceCents,
    lineSubtotalCents: toCents(line.LineSubtotal),
    discountCents: toCents(line.PromotionDiscount),
    lineTotalCents: toCents(line.LineTotal),
    ...standing,
  }
}

type Standing = Pick<CartLine, 'lots' | 'isMixedLot' | 'availability' | 'problems'>

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

const gone: Standing = {
  lots: [],
  isMixedLot: false,
  availability: { status: 'gone', text: 'No longer available', readyOn: null, boxesAvailable: 0 },
  problems: ['This product is no longer available. Please remove it.'],
}

/** Cached: allocation and its problems took a third of the time to show a large cart. */
const standingOf = keptByArticle(
  (article, quantity: number, lotNo: string, location: string, today: string): Standing => {
    const allocation = allocationOf(article, quantity, lotNo || undefined, location)
    const availability = availabilityFor(article, allocation, today)
    return {
      lots: (allocation?.lots ?? []).map((lot) => ({ ...lot, location: allocation?.location ?? null })),
      isMixedLot: allocation?.isMixed ?? false,
      availability,
      problems: problemsOf(article, availability),
    }
  },
)

export function sizeOf(article: Article | undefined, quantity: number): Sized {
  const units = article?.facts.units
  const sqft = units?.sqftPerUnit ?? null
  return {
    kind: (article && kinds[article.facts.kind]) ?? 'product',
    quantity,
    areaSqft: sqft === null ? null : Number(coveredBy(quantity, sqft)),
    weightLbs: units ? Math.round(Number(units.lbsPerUnit) * quantity * 100) / 100 : 0,
  }
}

function measuresOf(article: Article | undefined, quantity: number, unitPriceCents: number) {
  const units = article?.facts.units
  const sqft = units?.sqftPerUnit ?? null
  return {
    purchaseUnit: units?.purchaseUnit ?? 'each',
    pieces: units && units.piecesPerUnit > 1 ? units.piecesPerUnit * quantity : null,
    pricePerSqftCents: sqft === null ? null : perSqftCents(unitPriceCents, sqft),
  }
}

const handlingDays = 2

function availabilityFor(article: Article, allocation: Allocation | undefined, today: string): LineAvailability {
  if (!article.active) return gone.availability
  const most = article.stock.reduce((sum, { boxes }) => sum + boxes, 0)
  if (article.facts.kind === 'service')
    return { status: 'ships', text: 'We’ll call to schedule', readyOn: null, boxesAvailable: null }
  // samples are cut from stock, so they are not counted
  if (article.facts.kind === 'sample')
    return { status: 'ships', text: 'Sample', readyOn: addWorkdays(today, handlingDays), boxesAvailable: null }
  if (allocation) {
    const readyOn = addWorkdays(today, handlingDays)
    return { status: 'ships', text: 'In stock', readyOn, boxesAvailable: most }
  }
  const { status, leadDays } = article.facts.availability
  const readyOn = addWorkdays(today, Math.max(leadDays, handlingDays))
  if (article.canExceedStock && status === 'special-order')
    return { status, text: 'Special order', readyOn, boxesAvailable: most }
  if (article.canExceedStock && status === 'made-to-order')
    return { status, text: 'Made to order', readyOn, boxesAvailable: most }
  if (article.canExceedStock) return { status: 'backordered', text: 'Backordered', readyOn, boxesAvailable: most }
  return { status: 'short', text: `Only ${most} left`, readyOn: null, boxesAvailable: most }
}

function problemsOf(article: Article, { status, boxesAvailable }: LineAvailability): string[] {
  if (status === 'gone') return gone.problems
  const unit = article.facts.units.purchaseUnit
  if (status === 'short' && !boxesAvailable) return ['This is sold out. Remove it or ask us for an alternative.']
  if (status === 'short')
    return [`We have ${boxesAvailable} ${unit === 'box' ? 'boxes' : `${unit}s`} in stock. Please reduce the quantity.`]
  return []
}
