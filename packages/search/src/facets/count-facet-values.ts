import { type Bits, listBits } from '../bits.ts'
import { borrowBits, type SearchBuffers } from '../search-buffers.ts'
import type { FacetStore } from './facet-store.ts'

interface Counted {
  facets: FacetStore
  live: Bits
  liveCount: number
  buffers: SearchBuffers
}

/** If most products match, counts those that do not, which are fewer, and subtracts them from the totals. */
export function countFacetValues(
  { facets, live, liveCount, buffers }: Counted,
  found: Bits,
  slots: Int32Array,
): Int32Array {
  if (slots.length * 2 <= liveCount) return countValues(facets, slots)
  const others = borrowBits(buffers)
  for (let at = 0; at < others.length; at++) others[at] = (live[at] ?? 0) & ~(found[at] ?? 0)
  const counts = countValues(facets, listBits(others, buffers.aside))
  for (let value = 0; value < facets.totals.length; value++)
    counts[value] = (facets.totals[value] ?? 0) - (counts[value] ?? 0)
  return counts
}

/** Products per value among the slots: one step per slot and group, then one per value of the profiles found. */
function countValues(store: FacetStore, slots: Int32Array): Int32Array {
  if (store.counts.length < store.valueNames.length) store.counts = new Int32Array(store.valueNames.length * 2)
  const counts = store.counts.fill(0)
  const width = store.groups.length
  const size = tallyProfiles(store, slots, 0, width)
  const { tally, met } = store
  const { starts, values } = store.profiles
  for (let at = 0; at < size; at++) {
    const profile = met[at] ?? 0
    const products = tally[profile] ?? 0
    const end = starts[profile + 1] ?? 0
    for (let place = starts[profile] ?? 0; place < end; place++) {
      const value = values[place] ?? 0
      counts[value] = (counts[value] ?? 0) + products
    }
    tally[profile] = 0
  }
  return counts
}

/** Adds the counts for the values of one facet. */
export function addFacetCounts(counts: Int32Array, store: FacetStore, facet: number, slots: Int32Array): void {
  const group = store.groupOf[facet] ?? 0
  const size = tallyProfiles(store, slots, group, group + 1)
  const { tally, met, valueFacets } = store
  const { starts, values } = store.profiles
  for (let at = 0; at < size; at++) {
    const profile = met[at] ?? 0
    for (let place = starts[profile] ?? 0; place < (starts[profile + 1] ?? 0); place++) {
      const value = values[place] ?? 0
      if (valueFacets[value] === facet) counts[value] = (counts[value] ?? 0) + (tally[profile] ?? 0)
    }
    tally[profile] = 0
  }
}

/** Fills `tally` with products by profile and `met` with the profiles found; returns how many. */
function tallyProfiles(store: FacetStore, slots: Int32Array, from: number, to: number): number {
  const room = store.profiles.starts.length
  if (store.tally.length < room) {
    store.tally = new Int32Array(room * 2)
    store.met = new Int32Array(room * 2)
  }
  const { rows, tally, met, groups } = store
  let size = 0
  for (let at = 0; at < slots.length; at++) {
    const row = (slots[at] ?? 0) * groups.length
    for (let place = row + from; place < row + to; place++) {
      const profile = rows[place] ?? 0
      const before = tally[profile] ?? 0
      if (before === 0) met[size++] = profile
      tally[profile] = before + 1
    }
  }
  return size
}
