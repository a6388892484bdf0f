import type { PriceBreak } from '../order-model/price-break.ts'

export type PriceBreakInput = Pick<PriceBreak, 'Quantity' | 'Price'> & Partial<PriceBreak>

/** Adds missing properties in a fixed order, so that the stored JSON is the reply. */
const completeBreak = (input: PriceBreakInput): PriceBreak => ({
  Quantity: input.Quantity,
  Price: input.Price,
  SalePrice: input.SalePrice ?? null,
  SubscriptionPrice: input.SubscriptionPrice ?? null,
  BundlePrice: input.BundlePrice ?? null,
})

export const sortedBreaks = (breaks: readonly PriceBreakInput[]): PriceBreak[] =>
  breaks.map(completeBreak).sort((one, other) => one.Quantity - other.Quantity)

export const hasDuplicates = (breaks: readonly PriceBreakInput[]): boolean =>
  new Set(breaks.map(({ Quantity }) => Quantity)).size < breaks.length

export const withoutBreak = (breaks: readonly PriceBreakInput[], quantity: number): PriceBreak[] =>
  sortedBreaks(breaks.filter((one) => one.Quantity !== quantity))

/** Replaces the break of the same quantity. */
export const withBreak = (breaks: readonly PriceBreakInput[], added: PriceBreakInput): PriceBreak[] =>
  sortedBreaks([...withoutBreak(breaks, added.Quantity), added])
