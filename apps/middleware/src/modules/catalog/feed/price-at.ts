import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { CatalogProduct, GroupPrices, PriceBreak } from './catalog-product.ts'

export interface CurrentPrice {
  /** Whole cents per purchase unit, with the price before a sale. */
  cents: number
  regularCents: number
  isOnSale: boolean
}

/** Prices of a group; a group without its own prices pays retail. */
export const findPrices = ({ prices }: CatalogProduct, group: PriceGroup): GroupPrices | undefined =>
  prices[group] ?? prices.RT

export const isOnSale = ({ saleStart, saleEnd }: GroupPrices, now: Date): boolean =>
  (saleStart === null || new Date(saleStart) <= now) && (saleEnd === null || now <= new Date(saleEnd))

export function findPriceAt(
  product: CatalogProduct,
  group: PriceGroup,
  now: Date,
  quantity = 1,
): CurrentPrice | undefined {
  const prices = findPrices(product, group)
  const step = prices && breakFor(prices.breaks, quantity)
  if (!prices || !step) return undefined
  const isCut = step.saleCents !== null && isOnSale(prices, now)
  return { cents: (isCut && step.saleCents) || step.cents, regularCents: step.cents, isOnSale: isCut }
}

const breakFor = (breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined =>
  breaks.findLast((one) => one.quantity <= quantity) ?? breaks[0]
