export interface LatencySpread {
  p50: number
  p95: number
}

/** Median and 95th percentile in milliseconds. */
export function spreadOf(times: readonly number[]): LatencySpread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
