import type { Order } from '@tessera/client/platform/types.gen'
import type { CartLine, OrderTotals } from '@tessera/client/shop/types.gen'
import { toCents } from '../../../kit/to-cents.ts'

/** A pallet carries about a ton (2,000 lbs) of tile. */
const poundsPerPallet = 2000

export type LineSize = Pick<CartLine, 'kind' | 'quantity' | 'areaSqft' | 'weightLbs'>

const sumLines = (lines: readonly LineSize[], of: (line: LineSize) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

/** Totals from the platform; the shop adds boxes, area and weight. */
export function totalsView(order: Order, lines: readonly LineSize[], isComplete: boolean): OrderTotals {
  const products = lines.filter(({ kind }) => kind === 'product')
  const weightLbs = Math.round(sumLines(lines, ({ weightLbs: pounds }) => pounds) * 100) / 100
  return {
    merchandiseCents: toCents(order.Subtotal),
    savingsCents: toCents(order.PromotionDiscount),
    shippingCents: isComplete ? toCents(order.ShippingCost) : null,
    taxCents: isComplete ? toCents(order.TaxCost) : null,
    totalCents: toCents(order.Total),
    isComplete,
    lineCount: lines.length,
    boxes: sumLines(products, ({ quantity }) => quantity),
    sampleCount: sumLines(
      lines.filter(({ kind }) => kind === 'sample'),
      ({ quantity }) => quantity,
    ),
    areaSqft: Math.round(sumLines(products, ({ areaSqft }) => areaSqft ?? 0) * 10_000) / 10_000,
    weightLbs,
    pallets: weightLbs > 150 ? Math.ceil(weightLbs / poundsPerPallet) : 0,
  }
}
