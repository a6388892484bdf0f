import type { Point } from './dies-at.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
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
  /** Milliseconds of normal life before it. */
  after: number
  /** Which of several, from 0 to 1. */
  pick: number
  /** Not at any instant but at this one. */
  aim?: Point
}

/**
 * RELIABILITY R7, R8 and R9: six times the program, two of them where it hurts most; twice the database, twice one of
 * its processes, twice all of it.
 */
const blows: Pick<Fault, 'victim' | 'aim'>[] = [
  ...Array(4).fill({ victim: 'program' }),
  { victim: 'program', aim: 'submit.afterCommitBeforeAnswer' },
  { victim: 'program', aim: 'capture.afterProviderBeforeWrite' },
  ...Array(2).fill({ victim: 'database' }),
  ...Array(2).fill({ victim: 'connection' }),
  ...Array(2).fill({ victim: 'both' }),
]

export function planFrom(seed: number): Fault[] {
  const random = randomFrom(seed)
  const order = blows.map((blow) => ({ blow, at: random() })).sort((one, other) => one.at - other.at)
  return order.map(({ blow }) => ({ ...blow, after: 1000 + Math.round(random() * 1500), pick: random() }))
}
