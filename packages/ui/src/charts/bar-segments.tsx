/** Percent of the chart's height; any positive value stays visible, even a hundredth of the maximum. */
export function columnHeight(value: number, max: number): number {
  if (value <= 0 || max <= 0) return 0
  return Math.max(1.5, Math.min(100, (value * 100) / max))
}

export interface BarSegment {
  start: number
  width: number
}

/** Adjacent parts of a whole in percent; zero values get no width. */
export function segmentsOf(values: readonly number[]): BarSegment[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  let start = 0
  return values.map((value) => {
    const width = whole > 0 ? (Math.max(0, value) * 100) / whole : 0
    const segment = { start, width }
    start += width
    return segment
  })
}
