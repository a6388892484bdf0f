import { type Bits, setBit } from '../bits.ts'
import { borrowBits, type SearchBuffers } from '../search-buffers.ts'
import { type DenseTerm, denseTermOf, findDenseTerm } from './dense-term.ts'
import { type ImpactOf, impactAt, intersectPostings, type Postings } from './postings.ts'
import type { QueryConcept, TermAlternative } from './query-plan.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface TextIndex {
  vocabulary: Vocabulary
  live: Bits
  liveCount: number
  buffers: SearchBuffers
}

/** The postings of an alternative, and its dense form if that is faster. */
export interface TermPostings {
  postings: Postings
  dense: DenseTerm | undefined
}

export function termPostingsOf({ vocabulary, buffers }: TextIndex, { terms }: TermAlternative): TermPostings {
  const [only = -1] = terms
  if (terms.length === 1)
    return { postings: vocabulary.postings[only] as Postings, dense: findDenseTerm(vocabulary, only, buffers.capacity) }
  const key = terms.join()
  const cached = vocabulary.joined.get(key)
  if (cached) return cached
  const postings = joinPostings(vocabulary, terms, buffers.capacity)
  const joined = { postings, dense: denseTermOf(postings, buffers.capacity) }
  vocabulary.joined.set(key, joined)
  return joined
}

function joinPostings(vocabulary: Vocabulary, terms: readonly number[], capacity: number): Postings {
  const length = (term: number) => vocabulary.postings[term]?.length ?? 0
  const [shortest = -1, ...others] = terms.toSorted((one, other) => length(one) - length(other))
  const impacts = others.map((term): ImpactOf => {
    const dense = findDenseTerm(vocabulary, term, capacity)
    if (dense) return (slot) => dense.impacts[slot] ?? 0
    return (slot) => impactAt(vocabulary.postings[term] as Postings, slot)
  })
  return intersectPostings(vocabulary.postings[shortest] as Postings, impacts)
}

/** Slots that match any alternative, possibly including removed ones. Read-only. */
export function bitsOfConcept(searched: TextIndex, { alternatives, price }: QueryConcept): Bits {
  if (price) return price.bits
  const [only] = alternatives
  const dense = only && alternatives.length === 1 ? termPostingsOf(searched, only).dense : undefined
  if (dense) return dense.bits
  const bits = borrowBits(searched.buffers)
  for (const alternative of alternatives) addPostingBits(termPostingsOf(searched, alternative), bits)
  return bits
}

function addPostingBits({ postings, dense }: TermPostings, bits: Bits): void {
  if (dense) {
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (dense.bits[at] ?? 0)
    return
  }
  for (let at = 0; at < postings.length; at++) setBit(bits, postings.slots[at] ?? 0)
}
