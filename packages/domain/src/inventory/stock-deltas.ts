import type { OffersByProduct } from '../order-model/offer.ts'
import type { HeldStock, Line } from '../order-model/order-state.ts'
import type { Problem } from '../order-model/problem.ts'
import type { StockSource } from '../order-model/stock-source.ts'
import { findDemand, stockProblems, sumDemands } from './demand.ts'

/** Change of the available quantity: below zero takes, above zero returns. */
export interface StockDelta extends StockSource {
  change: number
}

/** The difference between the stock held before and after, by source in lock order, without zeros. */
export function stockDeltas(before: readonly Line[], after: readonly Line[]): StockDelta[] {
  const returned = before.flatMap((line) => line.stockTaken ?? [])
  const taken = after.flatMap((line) =>
    line.stockTaken ? { ...line.stockTaken, quantity: -line.stockTaken.quantity } : [],
  )
  return sumDemands([...returned, ...taken])
    .filter(({ quantity }) => quantity !== 0)
    .map(({ quantity, ...source }) => ({ ...source, change: quantity }))
}

/** When the order opens, each line takes its stock and records the source. */
export const takeStock = (lines: readonly Line[], offers: OffersByProduct): Line[] =>
  lines.map((line) => ({ ...line, stockTaken: findDemand(line, offers) ?? null }))

/** Each line returns the stock it holds and has not shipped. Running it again returns nothing. */
export const returnStock = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, stockTaken: heldQuantity(line, line.quantityShipped) }))

/**
 * On an open order a line keeps its stock source, whatever the product's settings are now; a line without a source
 * stays without.
 */
export const heldStock = (line: Line, quantity: number): HeldStock | null =>
  heldQuantity(line, (line.stockTaken?.quantity ?? 0) + quantity - line.quantity)

const heldQuantity = ({ stockTaken }: Line, quantity: number): HeldStock | null =>
  stockTaken && quantity > 0 ? { ...stockTaken, quantity } : null

/** Problems where additional stock is not available. */
export const deltaProblems = (deltas: readonly StockDelta[], offers: OffersByProduct): Problem[] =>
  stockProblems(
    deltas.filter(({ change }) => change < 0).map(({ change, ...source }) => ({ ...source, quantity: -change })),
    offers,
  )
