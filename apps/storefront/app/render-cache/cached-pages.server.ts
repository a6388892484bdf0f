export interface CachedPage {
  html: Buffer
  gzip?: Promise<Buffer>
  headers: Record<string, string>
  until: number
}

/** About 150 listings. */
const defaultMaxBytes = 32_000_000
/** How long after its end a page may stand in for one that cannot be rendered, as at an edge (0147). */
const outageMilliseconds = 10 * 60_000

/** One render per key at a time: concurrent requests wait for the first. */
export class CachedPages {
  readonly #pages = new Map<string, CachedPage>()
  readonly #underway = new Map<string, Promise<CachedPage | undefined>>()
  readonly #now: () => number
  readonly #maxBytes: number
  #bytes = 0

  constructor(now: () => number, maxBytes = defaultMaxBytes) {
    this.#now = now
    this.#maxBytes = maxBytes
  }

  find(key: string): CachedPage | undefined {
    return this.#findUntil(key, 0)
  }

  /** Also a page that is not fresh any more, for an outage. */
  findFormer(key: string): CachedPage | undefined {
    return this.#findUntil(key, outageMilliseconds)
  }

  #findUntil(key: string, more: number): CachedPage | undefined {
    const page = this.#pages.get(key)
    return page && page.until + more > this.#now() ? page : undefined
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
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += page.html.length
    // all live equally long, so the oldest expire first
    for (const [oldest, { until }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes && until + outageMilliseconds > this.#now()) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.html.length ?? 0
    this.#pages.delete(key)
  }
}
