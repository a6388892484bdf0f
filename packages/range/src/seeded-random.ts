/** Deterministic random numbers: the sequence depends only on the seed text. */
export interface SeededRandom {
  /** From 0 to 1, excluding 1. */
  next(): number
  /** Inclusive. */
  int(least: number, most: number): number
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  /** True with this probability. */
  is(share: number): boolean
  /** `count` different items in their original order. */
  some<T>(from: readonly T[], count: number): T[]
}

/** FNV-1a with a final mix, so that texts that differ in one letter hash far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A mixed counter (mulberry32): 32 bits of state are enough for one product. */
export function seededRandom(text: string): SeededRandom {
  let state = hashOf(text)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(from: readonly T[]): T => {
    const found = from[int(0, from.length - 1)]
    if (found === undefined) throw new RangeError('Nothing to pick from.')
    return found
  }
  const some = <T>(from: readonly T[], count: number): T[] => {
    const drawn = from.map((_, index) => ({ index, draw: next() })).sort((one, other) => one.draw - other.draw)
    const chosen = new Set(drawn.slice(0, count).map(({ index }) => index))
    return from.filter((_, index) => chosen.has(index))
  }
  return { next, int, pick, is: (share) => next() < share, some }
}
