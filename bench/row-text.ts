import type { Measurement } from './measure.ts'

const nameWidth = 50

/** The baseline that a row's share is computed from. */
interface Limit {
  name: string
  perSecond: number
}

export interface RowBars {
  /** Percent of the limit, at least. */
  share?: number | undefined
  /** Milliseconds, at most. */
  p95?: number | undefined
}

export const headingText = (): string =>
  `${'work'.padEnd(nameWidth)} ${'per s'.padStart(8)} ${'p50 ms'.padStart(7)} ${'p95 ms'.padStart(7)} ${'share'.padStart(11)}  bar`

export function rowText(name: string, figures: Measurement, limit: Limit | undefined, bars: RowBars = {}): string {
  const share = limit && (figures.perSecond / limit.perSecond) * 100
  const hasAnswers = figures.perSecond > 0
  const columns = [
    name.padEnd(nameWidth),
    numberText(figures.perSecond).padStart(8),
    figures.p50.toFixed(1).padStart(7),
    figures.p95.toFixed(1).padStart(7),
    (share === undefined ? '' : `${share.toFixed(1)} % of ${limit?.name}`).padStart(11),
  ]
  const verdicts = [
    share !== undefined && bars.share !== undefined && verdictText(`${bars.share} %`, share >= bars.share),
    bars.p95 !== undefined && verdictText(`${bars.p95} ms`, hasAnswers && figures.p95 <= bars.p95),
    !hasAnswers && 'NO ANSWER in time',
    figures.errors > 0 && `${figures.errors} FAILED`,
  ]
  return `${columns.join(' ')}  ${verdicts.filter((one) => one !== false).join(', ')}`
}

/** One figure that is not a rate: seconds, kilobytes. Less is better. */
export const factText = (name: string, value: number, unit: string, bar: number): string =>
  `${name.padEnd(nameWidth)} ${`${numberText(value)} ${unit}`.padStart(36)}  ${verdictText(`${bar} ${unit}`, value <= bar)}`

const numberText = (value: number): string => value.toFixed(value < 100 ? 1 : 0)
const verdictText = (bar: string, isReached: boolean): string => `${bar} ${isReached ? 'reached' : 'MISSED'}`
