const window = 60_000
const allowed = 5
const first = 200
const longest = 5_000

/** How long to wait before the next restart, given when the earlier ones were; undefined: give up. */
export function findDelay(restarts: readonly number[], now: number): number | undefined {
  const recent = restarts.filter((at) => now - at < window).length
  if (recent >= allowed) return undefined
  return Math.min(longest, first * 2 ** recent)
}
