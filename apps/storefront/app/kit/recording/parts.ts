import type { Seen } from './recorder.ts'

interface Needs {
  /** Of one part, in characters before it is packed. */
  mostCharacters: number
  mostParts: number
  /** Sends one part; false where the shop wants no more. */
  send(number: number, events: string): Promise<boolean>
  /** Counts over all pages of a visit. */
  nextNumber(): number
  /** Nothing more is taken: too big, too many, or refused. */
  end(): void
}

/** What was seen and not sent yet. */
export class Parts {
  readonly #needs: Needs
  #waiting: string[] = []
  #characters = 0
  #isOver = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  add(seen: Seen): void {
    if (this.#isOver) return
    const text = JSON.stringify(seen)
    if (text.length > this.#needs.mostCharacters) {
      this.#end()
      return
    }
    if (this.#characters + text.length > this.#needs.mostCharacters) void this.flush()
    this.#waiting.push(text)
    this.#characters += text.length
  }

  async flush(): Promise<void> {
    if (this.#isOver || this.#waiting.length === 0) return
    const events = `[${this.#take().join(',')}]`
    const number = this.#needs.nextNumber()
    if (number >= this.#needs.mostParts) return this.#end()
    const isWanted = await this.#needs.send(number, events)
    if (!isWanted) this.#end()
  }

  /** For whoever no longer agrees: what waits is gone, and nothing is taken any more. */
  drop(): void {
    this.#isOver = true
    this.#take()
  }

  #take(): string[] {
    const taken = this.#waiting
    this.#waiting = []
    this.#characters = 0
    return taken
  }

  #end(): void {
    if (this.#isOver) return
    this.drop()
    this.#needs.end()
  }
}
