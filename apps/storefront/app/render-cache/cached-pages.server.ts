export interface CachedPage {
  html: Buffer
  gzip?: Promise<Buffer>
  headers: Record<string, string>
  until: number
}

const maxPages = 400

/** One render per key at a time: concurrent requests wait for the first. */
export class CachedPages {
  readonly #pages = new Map<string, CachedPage>()
  readonly #underway = new Map<string, Promise<CachedPage | undefined>>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page && page.until > this.#now()) return page
    this.#pages.delete(key)
    return undefined
  }

  async getOrRender(key: string, make: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const known = this.find(key)
    if (known) return known
    const other = this.#underway.get(key)
    // the first render may be aborted or fail: the others then render for themselves
    if (other) return other.catch(() => undefined)
    const mine = make().finally(() => this.#underway.delete(key))
    this.#underway.set(key, mine)
    const page = await mine
    if (page && page.until > this.#now()) this.#keep(key, page)
    return page
  }

  #keep(key: string, page: CachedPage): void {
    const [oldest] = this.#pages.keys()
    if (this.#pages.size >= maxPages && oldest !== undefined) this.#pages.delete(oldest)
    this.#pages.set(key, page)
  }
}
