import type { Bits } from '../bits.ts'
import { borrowBits } from '../scratch.ts'
import type { Wanted } from './plan.ts'
import { expected } from './rarity.ts'
import { bitsOfWanted, type Searched } from './wanted-bits.ts'

export interface FoundText {
  bits: Bits
  /** What is met by all that was found. */
  kept: readonly Wanted[]
  leftOut: string[]
}

/** Everything wanted; failing that, without the words that stand in the way, which are named. */
export function findText(searched: Searched, wanted: readonly Wanted[]): FoundText {
  const known = wanted.filter(({ alternatives }) => alternatives.length > 0)
  const { bits, kept } = satisfiable(searched, known)
  const leftOut = wanted.filter((one) => !kept.includes(one)).map(({ words }) => words.join(' '))
  return { bits, kept, leftOut }
}

type Satisfied = Pick<FoundText, 'bits' | 'kept'>

/** As many of the things wanted as some product has; the commonest words are given up first. */
function satisfiable(searched: Searched, wanted: readonly Wanted[]): Satisfied {
  if (wanted.length === 0) return { bits: borrowBits(searched.scratch), kept: [] }
  const parts = wanted.map((one) => ({
    one,
    bits: bitsOfWanted(searched, one),
    often: expected(one, searched.vocabulary),
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
  return satisfiable(
    searched,
    wanted.filter((_, at) => at !== rarest),
  )
}

function joinAll({ live, scratch }: Searched, parts: readonly { one: Wanted; bits: Bits }[]): Satisfied {
  const all = borrowBits(scratch)
  all.set(live)
  for (const { bits } of parts) for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) & (bits[at] ?? 0)
  return { bits: all, kept: parts.map(({ one }) => one) }
}
