import type { SearchSort } from '@tessera/contract/shop/listing-names'
import { noPrice } from './columns.ts'
import { nameOrderOf } from './name-order.ts'
import type { SearchFindings } from './search-findings.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchQuery } from './search-query.ts'
import { selectSmallest } from './select-smallest.ts'
import { tieBreak } from './tie-break.ts'

export const defaultPageSize = 24

interface Sorted {
  index: SearchIndex
  findings: SearchFindings
  query: SearchQuery
}

/** Writes a sort key per slot, ascending. */
type Fill = (keys: Float64Array, sorted: Sorted) => void

const byColumn =
  (columnOf: (sorted: Sorted) => Int32Array, sign: 1 | -1): Fill =>
  (keys, sorted) => {
    const column = columnOf(sorted)
    const { slots } = sorted.findings
    for (let place = 0; place < slots.length; place++) {
      const value = column[slots[place] ?? 0] ?? noPrice
      // Products without a price come last in both directions.
      keys[place] = value === noPrice ? Number.POSITIVE_INFINITY : value * sign
    }
  }

const byScore: Fill = (keys, { findings: { scores } }) => {
  for (let place = 0; place < keys.length; place++) keys[place] = -(scores?.[place] ?? 0)
}

const perSqft = ({ index, query }: Sorted): Int32Array => index.columns.perSqft[query.priceGroup]
const perUnit = ({ index, query }: Sorted): Int32Array => index.columns.perUnit[query.priceGroup]

const fillKeys: Record<SearchSort, Fill> = {
  relevance: byScore,
  rank: byColumn(({ index }) => index.columns.rank, 1),
  'price-sqft': byColumn(perSqft, 1),
  '-price-sqft': byColumn(perSqft, -1),
  'price-box': byColumn(perUnit, 1),
  '-price-box': byColumn(perUnit, -1),
  new: byColumn(({ index }) => index.columns.introduced, -1),
  name: byColumn(({ index }) => nameOrderOf(index), 1),
  '-name': byColumn(({ index }) => nameOrderOf(index), -1),
}

export interface ResultPage {
  slots: number[]
  page: number
  pageSize: number
}

export function pageOf(index: SearchIndex, findings: SearchFindings, query: SearchQuery): ResultPage {
  const page = Math.max(1, query.page ?? 1)
  const pageSize = Math.max(1, query.pageSize ?? defaultPageSize)
  const { slots, scores } = findings
  const sort = query.sort ?? (scores ? 'relevance' : 'rank')
  const from = (page - 1) * pageSize
  if (from >= slots.length) return { slots: [], page, pageSize }
  const isInOrder = sort === 'rank' && (slots.at(-1) ?? 0) < index.orderedUpTo
  if (isInOrder) return { slots: [...slots.subarray(from, from + pageSize)], page, pageSize }
  const keys = index.buffers.keys.subarray(0, slots.length)
  fillKeys[sort](keys, { index, findings, query })
  const places = selectSmallest(keys, from + pageSize, tieBreak(index, slots)).slice(from)
  return { slots: places.map((place) => slots[place] ?? 0), page, pageSize }
}
