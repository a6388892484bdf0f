type Outcome = 'passed' | 'failed' | 'not run'

interface StepLine {
  id: string
  outcome: Outcome
  /** Seconds, or why it was not run. */
  note: string
}

/** What was run, what was not and why: the end of a run. */
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
