/** A cache with a limited number of entries: when full, it drops the one that was read or written longest ago. */
export class LruCache<T extends NonNullable<unknown>> {
  // a map iterates in insertion order, so an entry that is used moves to the end
  readonly #entries = new Map<string, T>()
  // entries before its place are gone, so each gap is skipped once; a new iterator skips all gaps (decision 0071)
  #oldestKeys: MapIterator<string> | undefined
  #moves = 0
  readonly #maxEntries: number

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries
  }

  get(key: string): T | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.#moveToEnd(key, value)
    return value
  }

  set(key: string, value: T): void {
    this.#moveToEnd(key, value)
    if (this.#entries.size <= this.#maxEntries) return
    this.#oldestKeys ??= this.#entries.keys()
    const { value: oldest } = this.#oldestKeys.next()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  getOrCreate(key: string, create: () => T): T {
    const known = this.get(key)
    if (known !== undefined) return known
    const created = create()
    this.set(key, created)
    return created
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#oldestKeys = undefined
  }

  #moveToEnd(key: string, value: T): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    this.#moves += 1
    if (this.#moves < this.#maxEntries) return
    // an old iterator keeps every table that the map has outgrown since
    this.#oldestKeys = undefined
    this.#moves = 0
  }
}
