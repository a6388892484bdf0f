/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
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
}

/** RELIABILITY R7, R8 and R9: six times the program, twice the database, twice one of its processes, twice all of it. */
const victims: Victim[] = [
  ...Array<Victim>(6).fill('program'),
  ...Array<Victim>(2).fill('database'),
  ...Array<Victim>(2).fill('connection'),
  ...Array<Victim>(2).fill('both'),
]

export function planFrom(seed: number): Fault[] {
  const random = randomFrom(seed)
  const order = victims.map((victim) => ({ victim, at: random() })).sort((one, other) => one.at - other.at)
  return order.map(({ victim }) => ({ victim, after: 1000 + Math.round(random() * 1500), pick: random() }))
}
