import { type Bits, setBit } from '../bits.ts'
import { borrowBits, type Scratch } from '../scratch.ts'
import { type DenseTerm, findDense, findDenseOf } from './dense-term.ts'
import type { Alternative, Wanted } from './plan.ts'
import { type ImpactOf, impactAt, intersect, type Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Searched {
  vocabulary: Vocabulary
  live: Bits
  liveCount: number
  scratch: Scratch
}

/** The postings of an alternative, and its dense form if that is faster. */
export interface Standing {
  postings: Postings
  dense: DenseTerm | undefined
}

export function standingOf({ vocabulary, scratch }: Searched, { terms }: Alternative): Standing {
  const [only = -1] = terms
  if (terms.length === 1)
    return { postings: vocabulary.postings[only] as Postings, dense: findDense(vocabulary, only, scratch.capacity) }
  const key = terms.join()
  const kept = vocabulary.joined.get(key)
  if (kept) return kept
  const postings = join(vocabulary, terms, scratch.capacity)
  const standing = { postings, dense: findDenseOf(postings, scratch.capacity) }
  vocabulary.joined.set(key, standing)
  return standing
}

function join(vocabulary: Vocabulary, terms: readonly number[], capacity: number): Postings {
  const length = (term: number) => vocabulary.postings[term]?.length ?? 0
  const [shortest = -1, ...others] = terms.toSorted((one, other) => length(one) - length(other))
  const impacts = others.map((term): ImpactOf => {
    const dense = findDense(vocabulary, term, capacity)
    if (dense) return (slot) => dense.impacts[slot] ?? 0
    return (slot) => impactAt(vocabulary.postings[term] as Postings, slot)
  })
  return intersect(vocabulary.postings[shortest] as Postings, impacts)
}

/** Slots that match any alternative, possibly including removed ones. Read-only. */
export function bitsOfWanted(searched: Searched, { alternatives }: Wanted): Bits {
  const [only] = alternatives
  const dense = only && alternatives.length === 1 ? standingOf(searched, only).dense : undefined
  if (dense) return dense.bits
  const bits = borrowBits(searched.scratch)
  for (const alternative of alternatives) addStanding(standingOf(searched, alternative), bits)
  return bits
}

function addStanding({ postings, dense }: Standing, bits: Bits): void {
  if (dense) {
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (dense.bits[at] ?? 0)
    return
  }
  for (let at = 0; at < postings.length; at++) setBit(bits, postings.slots[at] ?? 0)
}
