import { type Bits, listBits } from './bits.ts'
import type { Constraint } from './constraints.ts'
import { borrowBits, type Scratch } from './scratch.ts'

export interface ConstraintMatches {
  /** Slots that meet every constraint. */
  all: Bits
  /** Slots that miss exactly one constraint. */
  one: Bits
}

/** One pass over the bitsets, 32 products at a time. */
export function matchConstraints(
  candidates: Bits,
  constraints: readonly Constraint[],
  scratch: Scratch,
): ConstraintMatches {
  const all = borrowBits(scratch)
  all.set(candidates)
  const one = borrowBits(scratch)
  for (const { bits } of constraints) {
    for (let at = 0; at < all.length; at++) {
      const has = bits[at] ?? 0
      one[at] = ((one[at] ?? 0) & has) | ((all[at] ?? 0) & ~has)
      all[at] = (all[at] ?? 0) & has
    }
  }
  return { all, one }
}

/** Slots that miss only this constraint: relaxing it would add them. Valid until the next call. */
export function listMissing({ one }: ConstraintMatches, { bits }: Constraint, scratch: Scratch): Int32Array {
  const alone = borrowBits(scratch)
  for (let at = 0; at < alone.length; at++) alone[at] = (one[at] ?? 0) & ~(bits[at] ?? 0)
  return listBits(alone, scratch.aside)
}
