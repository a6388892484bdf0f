import type { RecordedEvent } from './recorder.ts'

interface Needs {
  /** Maximum size of one part in characters before compression. */
  mostCharacters: number
  mostParts: number
  /** Sends one part; false if the server wants no more. */
  send(number: number, events: string): Promise<boolean>
  /** Part number, counted over all pages of a visit. */
  nextNumber(): number
  /** Called when recording ends: an event too large, too many parts, or refused by the server. */
  end(): void
}

/** Buffers recorded events until they are sent. */
export class RecordingBuffer {
  readonly #needs: Needs
  #waiting: string[] = []
  #characters = 0
  #isOver = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  add(seen: RecordedEvent): void {
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

  /** Consent was withdrawn: drops buffered events and accepts no more. */
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
