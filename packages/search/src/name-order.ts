import type { SearchIndex } from './search-index.ts'

/** Pads numbers, so that "Oslo 3x6" sorts before "Oslo 12x24" in plain text order. */
const nameSortKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'))

/** Each slot's position by name; equal names share one. Rebuilt only after a name was added or removed. */
export function nameOrderOf(index: SearchIndex): Int32Array {
  if (index.nameOrder) return index.nameOrder
  const named = index.documents.flatMap((document, slot) =>
    document ? { slot, name: nameSortKey(document.name) } : [],
  )
  named.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
  const order = new Int32Array(index.columns.capacity)
  let place = 0
  for (const [at, { slot, name }] of named.entries()) {
    if (name !== named[at - 1]?.name) place++
    order[slot] = place
  }
  index.nameOrder = order
  return order
}
