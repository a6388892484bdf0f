import type { SearchIndex } from './search-index.ts'

/** "Oslo 3x6" before "Oslo 12x24": figures are padded, so that plain text order is the order people expect. */
const sortable = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'))

/** Each slot's place by name; equal names share one. Made again only after a name came or went. */
export function nameOrderOf(index: SearchIndex): Int32Array {
  if (index.nameOrder) return index.nameOrder
  const named = index.documents.flatMap((document, slot) => (document ? { slot, name: sortable(document.name) } : []))
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
