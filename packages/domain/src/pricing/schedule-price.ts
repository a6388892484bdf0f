import { toUnits, type Units } from '../money.ts'
import type { OfferedSchedule } from '../order-model/offer.ts'
import type { PriceBreak } from '../order-model/price-break.ts'

/** Which price of a break applies, besides the quantity. */
export interface PriceTerms {
  now: Date
  isSubscription: boolean
  isBundlePart: boolean
}

export interface BreakPrice {
  price: Units
  /** The sale price was used. */
  isOnSale: boolean
}

/** The break with the largest quantity up to the ordered one. */
export const findBreak = (breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined =>
  breaks.reduce<PriceBreak | undefined>(
    (best, one) => (one.Quantity <= quantity && (!best || one.Quantity > best.Quantity) ? one : best),
    undefined,
  )

/** The sale includes both ends; an unset end is open. */
export const isSaleRunning = ({ saleStart, saleEnd }: OfferedSchedule, now: Date): boolean =>
  (saleStart === null || Date.parse(saleStart) <= now.getTime()) &&
  (saleEnd === null || Date.parse(saleEnd) >= now.getTime())

/** The most specific price that is set: bundle, subscription, sale, else the regular one. */
export function priceIn(found: PriceBreak, schedule: OfferedSchedule, terms: PriceTerms): BreakPrice {
  const plain = (price: number): BreakPrice => ({ price: toUnits(price), isOnSale: false })
  if (terms.isBundlePart && found.BundlePrice != null) return plain(found.BundlePrice)
  if (terms.isSubscription && found.SubscriptionPrice != null) return plain(found.SubscriptionPrice)
  if (found.SalePrice != null && isSaleRunning(schedule, terms.now))
    return { price: toUnits(found.SalePrice), isOnSale: true }
  return plain(found.Price)
}
