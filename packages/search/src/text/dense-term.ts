import { type Bits, newBits, setBit } from '../bits.ts'
import type { Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A frequent term as a bitset instead of a list: joined 32 slots at a time, impact looked up in one step. */
export interface DenseTerm {
  bits: Bits
  impacts: Uint8Array
}

/** Below this share, walking the list is cheaper than a bitset. */
const frequentFrom = 1 / 32

/** Built on first use of a frequent term and maintained from then on. */
export function findDenseTerm(vocabulary: Vocabulary, term: number, capacity: number): DenseTerm | undefined {
  const cached = vocabulary.dense[term]
  if (cached) return cached
  const postings = vocabulary.postings[term]
  const dense = postings && denseTermOf(postings, capacity)
  if (dense) vocabulary.dense[term] = dense
  return dense
}

export const denseTermOf = (postings: Postings, capacity: number): DenseTerm | undefined =>
  postings.length < capacity * frequentFrom ? undefined : toDenseTerm(postings, capacity)

function toDenseTerm({ slots, impacts, length }: Postings, capacity: number): DenseTerm {
  const dense = { bits: newBits(capacity), impacts: new Uint8Array(capacity) }
  for (let at = 0; at < length; at++) {
    setBit(dense.bits, slots[at] ?? 0)
    dense.impacts[slots[at] ?? 0] = impacts[at] ?? 0
  }
  return dense
}
