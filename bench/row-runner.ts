import { type JudgedRow, judgeFact, judgeRate } from './bars.ts'
import {
  type LoadSpec,
  type LookAtLimit,
  type Measurement,
  measure,
  measureBesideLimit,
  measureBriefly,
} from './measure.ts'
import { factText, figureText, rateFigure, rowText } from './row-text.ts'

/** Measures a row by code of its own; with several runs it looks at the limit beside each. */
type BenchWork = (lookAtLimit?: LookAtLimit) => Promise<Measurement>

/** A row that measures repeated work. */
export interface RateRow {
  name: string
  work: LoadSpec | BenchWork
  /** The name under which other rows use this one as their baseline. */
  limit?: string
  /** The baseline of this row. */
  of?: string
  /** Minimum share of the baseline in percent. */
  share?: number
  /** Maximum p95 in milliseconds. */
  p95?: number
}

/** One figure; less is better. */
export interface FactRow {
  name: string
  read: () => Promise<number>
  unit: string
  bar: number
}

export type BenchRow = RateRow | FactRow

/** Runs and prints rows, each beside its limit. */
export class RowRunner {
  readonly #limits = new Map<string, LoadSpec>()
  readonly #isWanted: (name: string) => boolean
  /** The rows measured so far with their verdicts. */
  readonly judged: JudgedRow[] = []

  constructor(only = '') {
    const words = only.split('|')
    this.#isWanted = (name) => words.some((word) => name.includes(word))
  }

  async run(rows: readonly BenchRow[]): Promise<void> {
    for (const row of rows)
      if ('read' in row) await this.#tell(row)
      else await this.#measure(row)
  }

  async #tell({ name, read, unit, bar }: FactRow): Promise<void> {
    if (!this.#isWanted(name)) return
    const value = await read()
    this.judged.push({ name, figure: figureText(value, unit), verdicts: [judgeFact(value, unit, bar)] })
    console.log(factText(name, value, unit, bar))
  }

  async #measure({ name, work, limit, of = '', share, p95 }: RateRow): Promise<void> {
    if (!limit && !this.#isWanted(name)) return
    if (limit && typeof work !== 'function') this.#limits.set(limit, work)
    const lookAtLimit = this.#lookAt(of)
    const figures =
      typeof work === 'function'
        ? await measureBesideLimit(() => work(lookAtLimit), lookAtLimit)
        : await measure(work, lookAtLimit)
    const baseline = figures.limit ? { name: of, perSecond: figures.limit } : undefined
    const bars = { share, p95 }
    this.judged.push({
      name,
      figure: rateFigure(figures, baseline, bars),
      verdicts: judgeRate(figures, baseline, bars),
    })
    console.log(rowText(name, figures, baseline, bars))
  }

  #lookAt(limit: string): LookAtLimit | undefined {
    const load = this.#limits.get(limit)
    return load && (() => measureBriefly(load))
  }
}
