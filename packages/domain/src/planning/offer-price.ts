import { roundHalfUp } from '../money.ts'

/** Quantity discounts of quotes in percent; larger orders are less work per box. */
export const quantityDiscounts: readonly { fromBoxes: number; percent: number }[] = [
  { fromBoxes: 100, percent: 8 },
  { fromBoxes: 50, percent: 6 },
  { fromBoxes: 20, percent: 4 },
  { fromBoxes: 8, percent: 2 },
]

export const discountFor = (boxes: number): number =>
  quantityDiscounts.find(({ fromBoxes }) => boxes >= fromBoxes)?.percent ?? 0

/** Whole cents per box, rounded half up; the price of a box is binding. */
export const offerPrice = (listCents: number, boxes: number): number =>
  Number(roundHalfUp(BigInt(listCents) * BigInt(100 - discountFor(boxes)), 100n))

/** The deposit: half in advance, for accounts without terms. */
export const depositOf = (totalCents: number): number => Number(roundHalfUp(BigInt(totalCents), 2n))

/** A percentage with up to three decimals of whole cents. */
export const percentOf = (cents: number, percent: number): number =>
  Number(roundHalfUp(BigInt(cents) * BigInt(Math.round(percent * 1000)), 100_000n))
