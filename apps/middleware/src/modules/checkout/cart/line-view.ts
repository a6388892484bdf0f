import type { LineItem } from '@tessera/client/platform/types.gen'
import type { CartLine, LineAvailability } from '@tessera/client/shop/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { perSqftCents } from '@tessera/domain/coverage/box-price'
import { coveredBy } from '@tessera/domain/coverage/boxes'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import type { StockAllocation } from '@tessera/domain/stock/find-allocation'
import { toCents } from '../../../kit/to-cents.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'
import { addWorkdays } from '../../catalog/products/availability.ts'
import { allocationOf, locationOf } from './allocate-boxes.ts'
import { lineFacts } from './line-facts.ts'
import { memoizeByProduct } from './memoize-by-product.ts'
import type { LineSize } from './totals-view.ts'

export interface ViewNeeds {
  find(sku: string): CatalogProduct | undefined
  pictureUrl(sku: string): string
  group: PriceGroup
  now: Date
}

const kinds: Partial<Record<CatalogProduct['facts']['kind'], CartLine['kind']>> = {
  sample: 'sample',
  service: 'service',
}

/**
 * Converts a line for the shopper: boxes and area, price, origin, problems. `totalQuantity` is the quantity of the
 * product in the whole cart, which decides its price.
 */
export function lineView(needs: ViewNeeds, line: LineItem, totalQuantity = line.Quantity): CartLine {
  const product = needs.find(line.ProductID)
  const facts = lineFacts(line.xp)
  const { Quantity: quantity } = line
  const unitPriceCents = toCents(line.UnitPrice ?? 0)
  const status = product
    ? lineStatusOf(product, quantity, facts.lotNo ?? '', locationOf(line), dayIn(needs.now, shopTimeZone))
    : unavailable
  return {
    lineItemId: line.ID,
    sku: line.ProductID,
    name: product?.name ?? line.Product?.Name ?? line.ProductID,
    product_url: product ? `/products/${product.facts.slug}` : '/products',
    sku_image_url: needs.pictureUrl(line.ProductID),
    altText: product?.facts.alt.face ?? '',
    room: facts.room ?? null,
    ...sizeOf(product, quantity),
    ...measuresOf(product, quantity, unitPriceCents),
    unitPriceCents,
    retailUnitPriceCents:
      (product && findPriceAt(product, 'RT', needs.now, totalQuantity)?.regularCents) ?? unitPriceCents,
    lineSubtotalCents: toCents(line.LineSubtotal),
    discountCents: toCents(line.PromotionDiscount),
    lineTotalCents: toCents(line.LineTotal),
    ...status,
  }
}

type LineStatus = Pick<CartLine, 'lots' | 'isMixedLot' | 'availability' | 'problems'>

const unavailable: LineStatus = {
  lots: [],
  isMixedLot: false,
  availability: { status: 'gone', text: 'No longer available', readyOn: null, boxesAvailable: 0 },
  problems: ['This product is no longer available. Please remove it.'],
}

/** Cached: allocation and its problems took a third of the time to show a large cart. */
const lineStatusOf = memoizeByProduct(
  (product, quantity: number, lotNo: string, location: string, today: string): LineStatus => {
    const allocation = allocationOf(product, quantity, lotNo || undefined, location)
    const availability = availabilityFor(product, allocation, today)
    return {
      lots: (allocation?.lots ?? []).map((lot) => ({ ...lot, location: allocation?.location ?? null })),
      isMixedLot: allocation?.isMixed ?? false,
      availability,
      problems: problemsOf(product, availability),
    }
  },
)

export const sizeOf = (product: CatalogProduct | undefined, quantity: number): LineSize =>
  product ? productSizeOf(product, quantity) : { kind: 'product', quantity, areaSqft: null, weightLbs: 0 }

/** Cached: one more box in a cart of sixty lines adds up the sizes of all of them. */
const productSizeOf = memoizeByProduct(({ facts: { kind, units } }, quantity: number): LineSize => {
  const sqft = units.sqftPerUnit
  return {
    kind: kinds[kind] ?? 'product',
    quantity,
    areaSqft: sqft === null ? null : Number(coveredBy(quantity, sqft)),
    weightLbs: Math.round(Number(units.lbsPerUnit) * quantity * 100) / 100,
  }
})

function measuresOf(product: CatalogProduct | undefined, quantity: number, unitPriceCents: number) {
  const units = product?.facts.units
  const sqft = units?.sqftPerUnit ?? null
  return {
    purchaseUnit: units?.purchaseUnit ?? 'each',
    pieces: units && units.piecesPerUnit > 1 ? units.piecesPerUnit * quantity : null,
    pricePerSqftCents: sqft === null ? null : perSqftCents(unitPriceCents, sqft),
  }
}

const handlingDays = 2

function availabilityFor(
  product: CatalogProduct,
  allocation: StockAllocation | undefined,
  today: string,
): LineAvailability {
  if (!product.active) return unavailable.availability
  const available = product.stock.reduce((sum, { boxes }) => sum + boxes, 0)
  if (product.facts.kind === 'service')
    return { status: 'ships', text: 'We’ll call to schedule', readyOn: null, boxesAvailable: null }
  // samples are cut from stock, so they are not counted
  if (product.facts.kind === 'sample')
    return { status: 'ships', text: 'Sample', readyOn: addWorkdays(today, handlingDays), boxesAvailable: null }
  if (allocation) {
    const readyOn = addWorkdays(today, handlingDays)
    return { status: 'ships', text: 'In stock', readyOn, boxesAvailable: available }
  }
  const { status, leadDays } = product.facts.availability
  const readyOn = addWorkdays(today, Math.max(leadDays, handlingDays))
  if (product.canExceedStock && status === 'special-order')
    return { status, text: 'Special order', readyOn, boxesAvailable: available }
  if (product.canExceedStock && status === 'made-to-order')
    return { status, text: 'Made to order', readyOn, boxesAvailable: available }
  if (product.canExceedStock) return { status: 'backordered', text: 'Backordered', readyOn, boxesAvailable: available }
  return { status: 'short', text: `Only ${available} left`, readyOn: null, boxesAvailable: available }
}

function problemsOf(product: CatalogProduct, { status, boxesAvailable }: LineAvailability): string[] {
  if (status === 'gone') return unavailable.problems
  const unit = product.facts.units.purchaseUnit
  if (status === 'short' && !boxesAvailable) return ['This is sold out. Remove it or ask us for an alternative.']
  if (status === 'short')
    return [`We have ${boxesAvailable} ${unit === 'box' ? 'boxes' : `${unit}s`} in stock. Please reduce the quantity.`]
  return []
}
