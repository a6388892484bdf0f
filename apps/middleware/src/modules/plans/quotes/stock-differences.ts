import type { Catalog } from '../../catalog/feed/catalog.ts'
import { isGone } from '../projects/item-need.ts'
import type { StoredQuoteLine } from './stored-quote.ts'

export interface LineDifference {
  lineNo: number
  sku: string
  name: string
  message: string
}

export interface StockDifferences {
  /** No longer available. */
  gone: LineDifference[]
  /** Available later. */
  later: LineDifference[]
}

/** Compares an offer with the current stock. Special-order and made-to-order products were never in stock. */
export function stockDifferences(catalog: Catalog, lines: readonly StoredQuoteLine[]): StockDifferences {
  const found: StockDifferences = { gone: [], later: [] }
  const drawn = new Map<string, number>()
  for (const { lineNo, sku, name, boxes } of lines) {
    const product = catalog.find(sku)
    const say = (message: string) => ({ lineNo, sku, name, message })
    if (!product || isGone(product)) {
      found.gone.push(say(`${name} is no longer available.`))
      continue
    }
    const { status, leadDays } = product.facts.availability
    const all = product.stock.reduce((sum, one) => sum + one.boxes, 0)
    // boxes for one room are not available to the next
    const there = Math.max(all - (drawn.get(sku) ?? 0), 0)
    drawn.set(sku, (drawn.get(sku) ?? 0) + boxes)
    if (there >= boxes || status === 'special-order' || status === 'made-to-order') continue
    if (product.canExceedStock)
      found.later.push(say(`${name}: ${there} in stock; the rest takes about ${leadDays} days.`))
    else found.gone.push(say(`${name}: only ${there} ${there === 1 ? 'is' : 'are'} left, and it won’t be restocked.`))
  }
  return found
}
