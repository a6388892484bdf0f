import { type Bits, clearBit, newBits, setBit } from './bits.ts'
import { lotAreaOf } from './columns.ts'
import type { SearchDocument } from './search-document.ts'

interface Store {
  /** Area of the largest lot by slot: a few hundred products, so a map beats a full column. */
  lotAreas: Map<number, number>
  /** Built on first use of the location and maintained from then on. */
  bits: Bits | undefined
}

export type StoreStock = Map<string, Store>

export function addStock(stores: StoreStock, slot: number, { stock, facts }: SearchDocument): void {
  for (const { location, boxes, largestLot } of stock) {
    if (boxes <= 0) continue
    const store: Store = stores.get(location) ?? { lotAreas: new Map(), bits: undefined }
    stores.set(location, store)
    store.lotAreas.set(slot, lotAreaOf(largestLot, facts.units.sqftPerUnit))
    if (store.bits) setBit(store.bits, slot)
  }
}

export function removeStock(stores: StoreStock, slot: number, { stock }: SearchDocument): void {
  for (const { location } of stock) {
    const store = stores.get(location)
    store?.lotAreas.delete(slot)
    if (store?.bits) clearBit(store.bits, slot)
  }
}

/** Drops the bits; they are rebuilt in the new size on next use. */
export function growStores(stores: StoreStock): void {
  for (const store of stores.values()) store.bits = undefined
}

/** Read-only. */
export function bitsOfStore(stores: StoreStock, location: string, capacity: number): Bits {
  const store = stores.get(location)
  if (!store) return newBits(capacity)
  store.bits ??= markAll(store.lotAreas.keys(), newBits(capacity))
  return store.bits
}

function markAll(slots: Iterable<number>, bits: Bits): Bits {
  for (const slot of slots) setBit(bits, slot)
  return bits
}

/** Sets, on empty bits, the slots that the location has in a single lot of that area. */
export function bitsOfLotsIn(stores: StoreStock, location: string, area: number, bits: Bits): Bits {
  for (const [slot, lotArea] of stores.get(location)?.lotAreas ?? []) if (lotArea >= area) setBit(bits, slot)
  return bits
}
