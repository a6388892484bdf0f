import { type Figures, type Load, measure } from './measure.ts'
import { factText, type Limit, rowText } from './print.ts'

/** Work that is done over and over. */
export interface Rate {
  name: string
  work: Load | (() => Promise<Figures>)
  /** Other rows are measured by this one, which they call so. */
  limit?: string
  /** The limit it is measured by. */
  of?: string
  /** At least so many percent of it. */
  share?: number
  /** At most so many milliseconds. */
  p95?: number
}

/** One figure; less is better. */
export interface Fact {
  name: string
  read: () => Promise<number>
  unit: string
  bar: number
}

export type Row = Rate | Fact

/** Runs and prints rows; what they are measured by is kept for those that follow. */
export class Rows {
  readonly #limits = new Map<string, Limit>()
  readonly #isWanted: (name: string) => boolean

  constructor(only = '') {
    this.#isWanted = (name) => name.includes(only)
  }

  async run(rows: readonly Row[]): Promise<void> {
    for (const row of rows)
      if ('read' in row) await this.#tell(row)
      else await this.#measure(row)
  }

  async #tell({ name, read, unit, bar }: Fact): Promise<void> {
    if (this.#isWanted(name)) console.log(factText(name, await read(), unit, bar))
  }

  async #measure({ name, work, limit, of = '', share, p95 }: Rate): Promise<void> {
    if (!limit && !this.#isWanted(name)) return
    const figures = typeof work === 'function' ? await work() : await measure(work)
    if (limit) this.#limits.set(limit, { name: limit, perSecond: figures.perSecond })
    console.log(rowText(name, figures, this.#limits.get(of), { share, p95 }))
  }
}
