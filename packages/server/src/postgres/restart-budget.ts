const window = 60_000
const allowed = 5
const first = 200
const longest = 5_000

/** Milliseconds until the next restart, given the times of earlier ones; undefined means give up. */
export function findDelay(restarts: readonly number[], now: number): number | undefined {
  const recent = restarts.filter((at) => now - at < window).length
  if (recent >= allowed) return undefined
  return Math.min(longest, first * 2 ** recent)
}
