/** Edit distance with insertions, deletions, changes and swaps of neighbors; counting stops above `limit`. */
export function distanceWithin(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  return findRow(one, other, limit)?.[other.length] ?? limit + 1
}

/** The smallest distance of a prefix to any prefix of the word. */
export function prefixDistanceWithin(prefix: string, word: string, limit: number): number {
  const row = findRow(prefix, word.slice(0, prefix.length + limit), limit)
  return row ? Math.min(...row) : limit + 1
}

/** Distances of the one to every prefix of the other; undefined once all are above the limit. */
function findRow(one: string, other: string, limit: number): number[] | undefined {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = nextRow(one, other, row, last, before)
    if (Math.min(...next) > limit) return undefined
    before = last
    last = next
  }
  return last
}

function nextRow(one: string, other: string, row: number, last: number[], before: number[]): number[] {
  const next = [row]
  for (let at = 1; at <= other.length; at++) {
    const changed = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
    let least = Math.min(changed, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1)
    const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
    if (isSwap) least = Math.min(least, (before[at - 2] ?? 0) + 1)
    next.push(least)
  }
  return next
}

/** The letters of a word as bits. */
export function letterBits(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}
