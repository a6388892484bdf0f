import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import { seededRandom } from '../seeded-random.ts'
import { isTrim, type RangePiece } from './piece.ts'
import { clearanceSale, monthlySale, type SalePeriod } from './price-schedules.ts'

const newDays = 120

export interface PieceMerchandising {
  flags: ProductFacts['flags']
  /** Lists sort by it, ascending. */
  rank: number
  availability: ProductFacts['availability']
  sale: SalePeriod | null
}

function rankOf(chance: number, { featured, clearance, newArrival }: ProductFacts['flags'], isEdge: boolean): number {
  const spread = Math.floor(chance * 400)
  if (isEdge) return 1_500 + spread
  if (featured) return 1 + Math.floor(spread / 4)
  if (clearance) return 1_000 + spread
  return newArrival ? 100 + spread : 200 + Math.floor(chance * 700)
}

const leads = { stocked: [2, 2], 'special-order': [14, 35], 'made-to-order': [42, 70], discontinued: [0, 0] } as const

/** Merchandising decisions: rank, flags, sale and availability. */
export function merchandisePiece(piece: RangePiece, asOf: string): PieceMerchandising {
  const { collection, color, sku } = piece
  const chance = seededRandom(`merchandise ${sku}`)
  const clearance = collection.clearance.has(color.name)
  const supply = clearance || isTrim(piece) ? 'stocked' : collection.supply
  const status = clearance && chance.is(0.3) ? 'discontinued' : supply
  const everydayValue = collection.brand.id === 'tessera-essentials'
  const newArrival = collection.daysOld <= newDays
  const featured = !clearance && !isTrim(piece) && status === 'stocked' && chance.is(0.06)
  const flags = { clearance, everydayValue, featured, newArrival }
  const isOnSale = !clearance && !everydayValue && !newArrival && chance.is(0.05)
  const [soonest, latest] = leads[status]
  return {
    flags,
    rank: rankOf(chance.next(), flags, isTrim(piece)),
    availability: { status, leadDays: chance.int(soonest, latest) },
    sale: clearance
      ? clearanceSale(chance.pick([30, 35, 40, 50, 60]), asOf)
      : isOnSale
        ? monthlySale(chance.pick([10, 15, 20]), asOf)
        : null,
  }
}
