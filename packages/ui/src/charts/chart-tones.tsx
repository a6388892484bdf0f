/** Colors of chart parts, from calm to urgent. Every color comes with a text label. */
export type ChartTone = 'sage' | 'stone' | 'amber' | 'clay' | 'sale' | 'ink' | 'line'

export const toneFills: Record<ChartTone, string> = {
  sage: 'fill-sage',
  stone: 'fill-stone',
  amber: 'fill-amber',
  clay: 'fill-clay',
  sale: 'fill-sale',
  ink: 'fill-ink',
  line: 'fill-line',
}
