import type { Offers } from '../orders/offer.ts'
import type { Problem } from '../orders/problem.ts'
import type { Line, StockTaken } from '../orders/sheet.ts'
import { findDemand, stockProblems, summed } from './demand.ts'
import type { StockSource } from './source.ts'

/** What is added to the available quantity: below zero takes, above zero gives back. */
export interface StockDelta extends StockSource {
  change: number
}

/** From what lines held to what they hold, per source, in the order in which sources are locked; no zeros. */
export function stockDeltas(before: readonly Line[], after: readonly Line[]): StockDelta[] {
  const given = before.flatMap((line) => line.stockTaken ?? [])
  const taken = after.flatMap((line) =>
    line.stockTaken ? { ...line.stockTaken, quantity: -line.stockTaken.quantity } : [],
  )
  return summed([...given, ...taken])
    .filter(({ quantity }) => quantity !== 0)
    .map(({ quantity, ...source }) => ({ ...source, change: quantity }))
}

/** The order opens: each line takes what it asks for and remembers from where. */
export const takingStock = (lines: readonly Line[], offers: Offers): Line[] =>
  lines.map((line) => ({ ...line, stockTaken: findDemand(line, offers) ?? null }))

/** Each line gives back what it holds and has not shipped. Done twice, the second time gives nothing. */
export const givingBack = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, stockTaken: holdingOnly(line, line.quantityShipped) }))

/**
 * On an open order a line draws on where it drew from before, whatever the product's settings are today; a line that
 * drew on nothing goes on doing so.
 */
export const holding = (line: Line, quantity: number): StockTaken | null =>
  holdingOnly(line, (line.stockTaken?.quantity ?? 0) + quantity - line.quantity)

const holdingOnly = ({ stockTaken }: Line, quantity: number): StockTaken | null =>
  stockTaken && quantity > 0 ? { ...stockTaken, quantity } : null

/** What is taken over and above, and is not there. */
export const deltaProblems = (deltas: readonly StockDelta[], offers: Offers): Problem[] =>
  stockProblems(
    deltas.filter(({ change }) => change < 0).map(({ change, ...source }) => ({ ...source, quantity: -change })),
    offers,
  )
