/** A cache of limited size: when full, it drops the entry that was set longest ago. */
export class LruCache<T> {
  readonly #known = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): T | undefined {
    return this.#known.get(key)
  }

  set(key: string, value: T): void {
    this.#known.delete(key) // a map iterates in insertion order, so the newest entry moves to the end
    const [oldest] = this.#known.size >= this.#most ? this.#known.keys() : []
    if (oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(key, value)
  }

  delete(key: string): void {
    this.#known.delete(key)
  }
}
