import { type Bits, listBits } from './bits.ts'
import type { Constraint } from './constraints.ts'
import { borrowBits, type SearchBuffers } from './search-buffers.ts'

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
  buffers: SearchBuffers,
): ConstraintMatches {
  const all = borrowBits(buffers)
  all.set(candidates)
  const one = borrowBits(buffers)
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
export function listMissing({ one }: ConstraintMatches, { bits }: Constraint, buffers: SearchBuffers): Int32Array {
  const alone = borrowBits(buffers)
  for (let at = 0; at < alone.length; at++) alone[at] = (one[at] ?? 0) & ~(bits[at] ?? 0)
  return listBits(alone, buffers.aside)
}
