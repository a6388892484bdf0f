type Outcome = 'passed' | 'failed' | 'not run'

interface StepLine {
  id: string
  outcome: Outcome
  /** Seconds, or why it was not run. */
  note: string
}

/** The end of a run: which steps were run, and why others were not. */
export class StepTable {
  readonly #lines: StepLine[] = []

  add(id: string, outcome: Outcome, note: string): void {
    this.#lines.push({ id, outcome, note })
  }

  toString(): string {
    const width = Math.max(0, ...this.#lines.map(({ id }) => id.length))
    const lines = this.#lines.map(({ id, outcome, note }) => `${id.padEnd(width)}  ${outcome.padEnd(7)}  ${note}`)
    return lines.join('\n')
  }
}
