import { isBehindEdge } from './environment.server.ts'

/** An edge asks for a page once something on it has changed, and asks again when this time is over. */
const edgeMilliseconds = 1000

/** A page with stale data waits this long for fresh data. */
const renewMilliseconds = 250

/**
 * Caches public data that many pages need for a short time. If a reload fails or is slow, the last good value is used.
 */
export class TtlCache<T> {
  readonly #milliseconds: number
  readonly #known = new Map<string, { value: T; at: number }>()
  readonly #underway = new Map<string, Promise<T>>()

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  async getOrLoad(key: string, load: () => Promise<T>, now: number = Date.now()): Promise<T> {
    const known = this.#known.get(key)
    if (known && now - known.at < this.#limit()) return known.value
    const underway = this.#underway.get(key) ?? this.#load(key, load, now)
    if (!known) return underway
    const { promise: late, resolve } = Promise.withResolvers<T>()
    const timer = setTimeout(resolve, renewMilliseconds, known.value)
    return Promise.race([underway.catch(() => known.value), late]).finally(() => clearTimeout(timer))
  }

  #limit(): number {
    return isBehindEdge() ? Math.min(this.#milliseconds, edgeMilliseconds) : this.#milliseconds
  }

  #load(key: string, load: () => Promise<T>, now: number): Promise<T> {
    const loading = load()
      .then((value) => {
        this.#known.set(key, { value, at: now })
        return value
      })
      .finally(() => this.#underway.delete(key))
    this.#underway.set(key, loading)
    return loading
  }
}
