export interface PriceBreak {
  Quantity: number
  Price: number
  SalePrice: number | null
  SubscriptionPrice: number | null
  BundlePrice: number | null
}

export type GivenBreak = Pick<PriceBreak, 'Quantity' | 'Price'> & Partial<PriceBreak>

/** Adds missing properties in a fixed order, so that the stored JSON is the reply. */
const wholeBreak = (given: GivenBreak): PriceBreak => ({
  Quantity: given.Quantity,
  Price: given.Price,
  SalePrice: given.SalePrice ?? null,
  SubscriptionPrice: given.SubscriptionPrice ?? null,
  BundlePrice: given.BundlePrice ?? null,
})

export const sortedBreaks = (breaks: readonly GivenBreak[]): PriceBreak[] =>
  breaks.map(wholeBreak).sort((one, other) => one.Quantity - other.Quantity)

export const hasDuplicates = (breaks: readonly GivenBreak[]): boolean =>
  new Set(breaks.map(({ Quantity }) => Quantity)).size < breaks.length

export const withoutBreak = (breaks: readonly GivenBreak[], quantity: number): PriceBreak[] =>
  sortedBreaks(breaks.filter((one) => one.Quantity !== quantity))

/** Replaces the break of the same quantity. */
export const withBreak = (breaks: readonly GivenBreak[], added: GivenBreak): PriceBreak[] =>
  sortedBreaks([...withoutBreak(breaks, added.Quantity), added])
