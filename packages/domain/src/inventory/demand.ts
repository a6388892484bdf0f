import type { OffersByProduct } from '../order-model/offer.ts'
import type { HeldStock, Line } from '../order-model/order-state.ts'
import { type Problem, problem } from '../order-model/problem.ts'
import type { StockSource } from '../order-model/stock-source.ts'
import { findSource, sourceKey, stockAt } from './source.ts'

export interface StockDemand extends StockSource {
  quantity: number
}

/** Sums by source, sorted by source, so that all transactions lock stock in the same order. */
export function sumDemands(demands: readonly StockDemand[]): StockDemand[] {
  const sums = new Map<string, StockDemand>()
  for (const { productID, variantID, recordID, quantity } of demands) {
    const key = sourceKey({ productID, variantID, recordID })
    sums.set(key, { productID, variantID, recordID, quantity: (sums.get(key)?.quantity ?? 0) + quantity })
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, demand]) => demand)
}

/** The stock demand of a line. Parts of a bundle have one, the bundle's own line does not. */
export function findDemand(line: Line, offers: OffersByProduct): HeldStock | undefined {
  const source = findSource(line, offers.get(line.productID))
  return source && { ...source, quantity: line.quantity }
}

/** The demand of the lines together: two lines of one product share one stock. */
export const demandsOf = (lines: readonly Line[], offers: OffersByProduct): StockDemand[] =>
  sumDemands(lines.flatMap((line) => findDemand(line, offers) ?? []))

/** One problem per source that has too little. */
export const stockProblems = (wanted: readonly StockDemand[], offers: OffersByProduct): Problem[] =>
  wanted.flatMap((demand) => {
    const { available, canExceed } = stockAt(demand, offers.get(demand.productID))
    return canExceed || demand.quantity <= Math.max(available, 0) ? [] : [insufficientStock(demand, available)]
  })

const insufficientStock = ({ productID, variantID, recordID, quantity }: StockDemand, available: number): Problem =>
  problem('Inventory.Insufficient', {
    ProductID: productID,
    VariantID: variantID,
    InventoryRecordID: recordID,
    QuantityRequested: quantity,
    QuantityAvailable: available,
  })

/** Problems of the stock of these lines, counting all lines of the order that use it. */
export function stockProblemsOf(touched: readonly Line[], lines: readonly Line[], offers: OffersByProduct): Problem[] {
  const keys = new Set(demandsOf(touched, offers).map(sourceKey))
  const products = new Set(touched.map(({ productID }) => productID))
  const sharing = lines.filter(({ productID }) => products.has(productID))
  return stockProblems(
    demandsOf(sharing, offers).filter((demand) => keys.has(sourceKey(demand))),
    offers,
  )
}
