import { type Bits, hasBits } from '../bits.ts'
import { borrowBits } from '../search-buffers.ts'
import type { QueryConcept } from './query-plan.ts'
import { rarityOf } from './rarity.ts'
import { bitsOfConcept, type TextIndex } from './term-postings.ts'

export interface FoundText {
  bits: Bits
  /** The concepts that every match satisfies. */
  satisfied: readonly QueryConcept[]
  leftOut: string[]
}

/** Products that match everything; if there are none, drops the words that prevent matches and lists them. */
export function findText(searched: TextIndex, wanted: readonly QueryConcept[]): FoundText {
  const known = wanted.filter(({ alternatives, price }) => alternatives.length > 0 || price)
  const { bits, satisfied } = findSatisfiable(searched, known)
  const leftOut = wanted.filter((one) => !satisfied.includes(one)).map(({ words }) => words.join(' '))
  return { bits, satisfied, leftOut }
}

type Satisfied = Pick<FoundText, 'bits' | 'satisfied'>

interface Part {
  one: QueryConcept
  bits: Bits
  /** How much the search loses without it. */
  worth: number
  isPlain: boolean
}

/** Keeps what tells the most of what some product satisfies. */
function findSatisfiable(searched: TextIndex, wanted: readonly QueryConcept[]): Satisfied {
  if (wanted.length === 0) return { bits: borrowBits(searched.buffers), satisfied: [] }
  const parts = wanted.map((one) => partOf(searched, one))
  const all = joinAll(searched, parts)
  if (parts.length === 1 || hasBits(all.bits)) return all
  return findReduced(searched, parts)
}

/** More combinations than 62 are not tried: longer texts lose their most common words first. */
const maxCombined = 6

function findReduced(searched: TextIndex, parts: readonly Part[]): Satisfied {
  if (parts.length > maxCombined) {
    const least = Math.min(...parts.map(({ worth }) => worth))
    const dropped = parts.findIndex(({ worth }) => worth === least)
    const fewer = parts.filter((_, at) => at !== dropped)
    const joined = joinAll(searched, fewer)
    return hasBits(joined.bits) ? joined : findReduced(searched, fewer)
  }
  for (const kept of reductionsOf(parts)) {
    const joined = joinAll(searched, kept)
    if (hasBits(joined.bits)) return joined
  }
  return { bits: borrowBits(searched.buffers), satisfied: [] }
}

/** Without one part, then without more: the smallest loss first. */
function reductionsOf(parts: readonly Part[]): Part[][] {
  const hasPlain = parts.some(({ isPlain }) => isPlain)
  const reductions = Array.from({ length: 2 ** parts.length - 2 }, (_, at) => {
    const kept = parts.filter((_part, place) => ((at + 1) >> place) & 1)
    const lost = parts.reduce((sum, part) => sum + (kept.includes(part) ? 0 : part.worth), 0)
    const isEmptied = hasPlain && !kept.some(({ isPlain }) => isPlain)
    return { kept, lost: lost + (isEmptied ? emptied : 0) }
  })
  return reductions.sort((one, other) => one.lost - other.lost).map(({ kept }) => kept)
}

/** A word costs 10 and up to 9 more for being rare, so that few words are lost before many, and common ones first. */
const anyWord = 10
/** Color, size and price are what people do not give up. */
const lasting = 100
/** Nothing but a color is left: the search has lost what it is for. */
const emptied = 1_000

function partOf(searched: TextIndex, one: QueryConcept): Part {
  const { choice, price } = one
  const isLasting = price !== undefined || choice?.facet === 'colorFamily' || choice?.facet === 'size'
  const worth = isLasting ? lasting : anyWord + Math.min(9, rarityOf(one, searched.vocabulary, searched.liveCount))
  return { one, bits: bitsOfConcept(searched, one), worth, isPlain: !choice && !price }
}

function joinAll({ live, buffers }: TextIndex, parts: readonly Pick<Part, 'one' | 'bits'>[]): Satisfied {
  const all = borrowBits(buffers)
  all.set(live)
  for (const { bits } of parts) for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) & (bits[at] ?? 0)
  return { bits: all, satisfied: parts.map(({ one }) => one) }
}
