import type { CrashPoint } from './dies-at.ts'
import { partOf } from './part-of.ts'

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Victim = 'program' | 'database' | 'connection' | 'both'

export interface Fault {
  victim: Victim
  /** Milliseconds of normal traffic before it. */
  after: number
  /** Selects one of several victims, from 0 to 1. */
  pick: number
  /** Crashes at this point instead of a random time. */
  aim?: CrashPoint
}

/**
 * R7, R8 and R9: six kills of the program, two of them at the worst points; two of the database, two of one backend,
 * two of both.
 */
const kinds: [times: number, blow: Pick<Fault, 'victim' | 'aim'>][] = [
  [4, { victim: 'program' }],
  [1, { victim: 'program', aim: 'submit.afterCommitBeforeAnswer' }],
  [1, { victim: 'program', aim: 'capture.afterProviderBeforeWrite' }],
  [2, { victim: 'database' }],
  [2, { victim: 'connection' }],
  [2, { victim: 'both' }],
]

export function planFrom(seed: number, share: number): Fault[] {
  const random = randomFrom(seed)
  const blows = kinds.flatMap(([times, blow]) => Array.from({ length: partOf(times, share) }, () => blow))
  const order = blows.map((blow) => ({ blow, at: random() })).sort((one, other) => one.at - other.at)
  return order.map(({ blow }) => ({ ...blow, after: 1000 + Math.round(random() * 1500), pick: random() }))
}
