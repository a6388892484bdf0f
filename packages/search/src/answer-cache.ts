/** Caches answers until the index changes; the oldest entry is evicted first. */
export class AnswerCache<Answer> {
  readonly #limit: number
  readonly #answers = new Map<string, Answer>()

  constructor(limit: number) {
    this.#limit = limit
  }

  find(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  save(key: string, answer: Answer): void {
    if (this.#answers.size >= this.#limit) this.#dropOldest()
    this.#answers.set(key, answer)
  }

  getOr(key: string, make: () => Answer): Answer {
    const cached = this.#answers.get(key)
    if (cached !== undefined) return cached
    const made = make()
    this.save(key, made)
    return made
  }

  delete(key: string): void {
    this.#answers.delete(key)
  }

  clear(): void {
    this.#answers.clear()
  }

  #dropOldest(): void {
    for (const key of this.#answers.keys()) {
      this.#answers.delete(key)
      return
    }
  }
}
