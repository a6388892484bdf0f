import { type Figures, glance, type Load, measure } from './measure.ts'
import { factText, rowText } from './print.ts'

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

/**
 * Runs and prints rows. A machine that others share was seen to be twice as fast a second later, so what a row is
 * measured by is looked at again right before and right after it.
 */
export class Rows {
  readonly #limits = new Map<string, Load>()
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
    if (limit && typeof work !== 'function') this.#limits.set(limit, work)
    const before = await this.#glance(of)
    const figures = typeof work === 'function' ? await work() : await measure(work)
    const after = await this.#glance(of)
    const perSecond = (before + after) / 2
    console.log(rowText(name, figures, perSecond > 0 ? { name: of, perSecond } : undefined, { share, p95 }))
  }

  async #glance(limit: string): Promise<number> {
    const load = this.#limits.get(limit)
    return load ? glance(load) : 0
  }
}
