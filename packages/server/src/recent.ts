/** What was kept last, so many of them: the one that was kept longest ago makes room. */
export class Recent<T> {
  readonly #known = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  find(key: string): T | undefined {
    return this.#known.get(key)
  }

  keep(key: string, value: T): void {
    this.#known.delete(key) // a map has what came last at its end
    const [oldest] = this.#known.size >= this.#most ? this.#known.keys() : []
    if (oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(key, value)
  }

  forget(key: string): void {
    this.#known.delete(key)
  }
}
