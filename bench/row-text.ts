import { judgeFact, judgeRate, type RowBars, type RowLimit, shareOf } from './bars.ts'
import type { Measurement } from './measure.ts'

const nameWidth = 50

export const headingText = (): string =>
  `${'work'.padEnd(nameWidth)} ${'per s'.padStart(8)} ${'p50 ms'.padStart(7)} ${'p95 ms'.padStart(7)} ${'share'.padStart(11)}  bar`

export function rowText(name: string, figures: Measurement, limit: RowLimit | undefined, bars: RowBars = {}): string {
  const share = shareOf(figures, limit)
  const columns = [
    name.padEnd(nameWidth),
    numberText(figures.perSecond).padStart(8),
    figures.p50.toFixed(1).padStart(7),
    figures.p95.toFixed(1).padStart(7),
    (share === undefined ? '' : `${share.toFixed(1)} % of ${limit?.name}`).padStart(11),
  ]
  const verdicts = judgeRate(figures, limit, bars).map(({ text }) => text)
  return `${columns.join(' ')}  ${verdicts.join(', ')}`
}

/** One figure that is not a rate: seconds, kilobytes. Less is better. */
export const factText = (name: string, value: number, unit: string, bar: number): string =>
  `${name.padEnd(nameWidth)} ${`${numberText(value)} ${unit}`.padStart(36)}  ${judgeFact(value, unit, bar).text}`

const numberText = (value: number): string => value.toFixed(value < 100 ? 1 : 0)
