const window = 60_000
const maxRestarts = 5
const firstDelay = 200
const maxDelay = 5_000

/** Milliseconds until the next restart, given the times of earlier ones; undefined means give up. */
export function findRestartDelay(restarts: readonly number[], now: number): number | undefined {
  const recent = restarts.filter((at) => now - at < window).length
  if (recent >= maxRestarts) return undefined
  return Math.min(maxDelay, firstDelay * 2 ** recent)
}
