import { type JudgedRow, judgeFact, judgeRate, type RowBars, type RowLimit, shareOf } from './bars.ts'
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
    (share === undefined ? '' : `${shareText(share)} of ${limit?.name}`).padStart(11),
  ]
  const verdicts = judgeRate(figures, limit, bars).map(({ text }) => text)
  return `${columns.join(' ')}  ${verdicts.join(', ')}`
}

/** One figure that is not a rate: seconds, kilobytes. Less is better. */
export const factText = (name: string, value: number, unit: string, bar: number): string =>
  `${name.padEnd(nameWidth)} ${figureText(value, unit).padStart(36)}  ${judgeFact(value, unit, bar).text}`

export const figureText = (value: number, unit: string): string => `${numberText(value)} ${unit}`

/** The figure that the bars of a rate judge: its share, or the time that 95% of replies stay below. */
export function rateFigure(figures: Measurement, limit: RowLimit | undefined, bars: RowBars): string {
  const share = bars.p95 === undefined ? shareOf(figures, limit) : undefined
  return share === undefined ? figureText(figures.p95, 'ms') : shareText(share)
}

export type FiguresByRow = Readonly<Record<string, string>>

/** All rows with bars, each beside its figure of an earlier run. */
export function barTable(rows: readonly JudgedRow[], before: FiguresByRow): string {
  const judged = rows.filter(({ verdicts }) => verdicts.some(({ isBar }) => isBar))
  const lines = judged.map(({ name, figure, verdicts }) => {
    const figures = [before[name] ?? '', figure].map((text) => text.padStart(12))
    return [name.padEnd(nameWidth), ...figures, ` ${verdicts.map(({ text }) => text).join(', ')}`].join(' ')
  })
  const heading = [''.padEnd(nameWidth), 'run before'.padStart(12), 'this run'.padStart(12), ' bar'].join(' ')
  return [heading, ...lines].join('\n')
}

/** A checkout is a hundredth of a percent of the constant. */
const shareText = (share: number): string => `${share.toFixed(share < 10 ? 2 : 1)} %`

const numberText = (value: number): string => value.toFixed(value < 100 ? 1 : 0)
