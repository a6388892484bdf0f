import type { Bits } from '../bits.ts'
import { borrowBits } from '../scratch.ts'
import type { QueryConcept } from './query-plan.ts'
import { expectedCount } from './rarity.ts'
import { bitsOfConcept, type TextIndex } from './term-postings.ts'

export interface FoundText {
  bits: Bits
  /** The concepts that every match satisfies. */
  satisfied: readonly QueryConcept[]
  leftOut: string[]
}

/** Products that match everything; if there are none, drops the words that prevent matches and lists them. */
export function findText(searched: TextIndex, wanted: readonly QueryConcept[]): FoundText {
  const known = wanted.filter(({ alternatives }) => alternatives.length > 0)
  const { bits, satisfied } = findSatisfiable(searched, known)
  const leftOut = wanted.filter((one) => !satisfied.includes(one)).map(({ words }) => words.join(' '))
  return { bits, satisfied, leftOut }
}

type Satisfied = Pick<FoundText, 'bits' | 'satisfied'>

/** Keeps as many concepts as some product satisfies; drops the most common words first. */
function findSatisfiable(searched: TextIndex, wanted: readonly QueryConcept[]): Satisfied {
  if (wanted.length === 0) return { bits: borrowBits(searched.scratch), satisfied: [] }
  const parts = wanted.map((one) => ({
    one,
    bits: bitsOfConcept(searched, one),
    often: expectedCount(one, searched.vocabulary),
  }))
  const all = joinAll(searched, parts)
  if (parts.length === 1 || all.bits.some((word) => word !== 0)) return all
  for (const given of parts.toSorted((one, other) => other.often - one.often)) {
    const fewer = joinAll(
      searched,
      parts.filter((part) => part !== given),
    )
    if (fewer.bits.some((word) => word !== 0)) return fewer
  }
  const least = Math.min(...parts.map(({ often }) => often))
  const rarest = parts.findIndex(({ often }) => often === least)
  return findSatisfiable(
    searched,
    wanted.filter((_, at) => at !== rarest),
  )
}

function joinAll({ live, scratch }: TextIndex, parts: readonly { one: QueryConcept; bits: Bits }[]): Satisfied {
  const all = borrowBits(scratch)
  all.set(live)
  for (const { bits } of parts) for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) & (bits[at] ?? 0)
  return { bits: all, satisfied: parts.map(({ one }) => one) }
}
