import type { Measurement } from './measure.ts'

/** The baseline that a row's share is computed from. */
export interface RowLimit {
  name: string
  perSecond: number
}

export interface RowBars {
  /** Percent of the limit, at least. */
  share?: number | undefined
  /** Milliseconds, at most. */
  p95?: number | undefined
}

export interface RowVerdict {
  text: string
  isGood: boolean
  /** Whether it is about a bar; the others report missing or failed replies. */
  isBar: boolean
}

export const shareOf = (figures: Measurement, limit: RowLimit | undefined): number | undefined =>
  limit && (figures.perSecond / limit.perSecond) * 100

/** A row without replies misses its bars, and one with failed replies is not good. */
export function judgeRate(figures: Measurement, limit: RowLimit | undefined, bars: RowBars = {}): RowVerdict[] {
  const share = shareOf(figures, limit)
  const hasAnswers = figures.perSecond > 0
  const verdicts = [
    bars.share !== undefined && judgeBar(`${bars.share} %`, share !== undefined && share >= bars.share),
    bars.p95 !== undefined && judgeBar(`${bars.p95} ms`, hasAnswers && figures.p95 <= bars.p95),
    !hasAnswers && { text: 'NO ANSWER in time', isGood: false, isBar: false },
    figures.errors > 0 && { text: `${figures.errors} FAILED`, isGood: false, isBar: false },
  ]
  return verdicts.filter((one) => one !== false)
}

/** Less is better. */
export const judgeFact = (value: number, unit: string, bar: number): RowVerdict =>
  judgeBar(`${bar} ${unit}`, value <= bar)

const judgeBar = (bar: string, isGood: boolean): RowVerdict => ({
  text: `${bar} ${isGood ? 'reached' : 'MISSED'}`,
  isGood,
  isBar: true,
})

/** A measured row with its verdicts. */
export interface JudgedRow {
  name: string
  /** As people read it: a share, a time or a fact with its unit. */
  figure: string
  verdicts: readonly RowVerdict[]
}

/** The last text of a run with `--bars` and its exit code. A run that measured no row with a bar fails. */
export function summarizeBars(rows: readonly JudgedRow[]): { text: string; exitCode: 0 | 1 } {
  const bars = rows.flatMap(({ verdicts }) => verdicts).filter(({ isBar }) => isBar)
  if (bars.length === 0) return { text: 'No row with a bar was measured.', exitCode: 1 }
  const missed = rows.flatMap(({ name, verdicts }) => {
    const problems = verdicts.filter(({ isGood }) => !isGood)
    return problems.length > 0 ? [`${name}: ${problems.map(({ text }) => text).join(', ')}`] : []
  })
  if (missed.length === 0) return { text: `All ${bars.length} bars reached.`, exitCode: 0 }
  return { text: ['Rows that miss their bars:', ...missed].join('\n'), exitCode: 1 }
}

/** Reads `--bars`, at any position, and the word that selects rows. */
export function readBenchArguments(words: readonly string[]): { only: string | undefined; hasBars: boolean } {
  return { only: words.find((word) => word !== '--bars'), hasBars: words.includes('--bars') }
}
