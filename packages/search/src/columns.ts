import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import { findCentsPerSqft, toTenThousandths } from './prices.ts'
import type { SearchDocument } from './search-document.ts'

/** Not sold online to the group, or it covers no area. */
export const noPrice = -1

export interface Columns {
  capacity: number
  rank: Int32Array
  /** Day it was introduced, as days since 1970. */
  introduced: Int32Array
  /** Area of the largest single lot, in ten-thousandths of a square foot. */
  lotArea: Float64Array
  perSqft: Record<PriceGroup, Int32Array>
  perUnit: Record<PriceGroup, Int32Array>
}

const byGroup = (capacity: number): Record<PriceGroup, Int32Array> => ({
  RT: new Int32Array(capacity),
  PG: new Int32Array(capacity),
  PP: new Int32Array(capacity),
  PD: new Int32Array(capacity),
})

export const newColumns = (capacity: number): Columns => ({
  capacity,
  rank: new Int32Array(capacity),
  introduced: new Int32Array(capacity),
  lotArea: new Float64Array(capacity),
  perSqft: byGroup(capacity),
  perUnit: byGroup(capacity),
})

export function growColumns(old: Columns, capacity: number): Columns {
  const grown = newColumns(capacity)
  grown.rank.set(old.rank)
  grown.introduced.set(old.introduced)
  grown.lotArea.set(old.lotArea)
  for (const group of priceGroups) {
    grown.perSqft[group].set(old.perSqft[group])
    grown.perUnit[group].set(old.perUnit[group])
  }
  return grown
}

const dayMilliseconds = 86_400_000

export function writeColumns(columns: Columns, slot: number, { facts, prices, stock }: SearchDocument): void {
  const { units, rank, introduced } = facts
  columns.rank[slot] = rank
  columns.introduced[slot] = Math.floor(Date.parse(introduced) / dayMilliseconds) || 0
  const largest = stock.reduce((most, { largestLot }) => Math.max(most, largestLot), 0)
  columns.lotArea[slot] = lotAreaOf(largest, units.sqftPerUnit)
  for (const group of priceGroups) {
    const final = prices[group]?.final
    columns.perUnit[group][slot] = final ?? noPrice
    columns.perSqft[group][slot] = (final === undefined ? undefined : findCentsPerSqft(final, units)) ?? noPrice
  }
}

export const lotAreaOf = (boxes: number, sqftPerUnit: string | null): number =>
  sqftPerUnit === null ? 0 : boxes * toTenThousandths(sqftPerUnit)
