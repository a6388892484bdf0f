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

const maxAskedOnce = 2000

/**
 * One render per key at a time: concurrent requests wait for the first. A full cache takes only a page that is asked for
 * again: pages that are cached for no one outlive the quick collections of the heap, which cost fresh listings a fifth
 * to a third of their processor time.
 */
export class CachedPages {
  readonly #pages = new Map<string, CachedPage>()
  readonly #underway = new Map<string, Promise<CachedPage | undefined>>()
  readonly #askedOnce = new Set<string>()
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
    if (page && page.until > this.#now()) this.#offer(key, page)
    return page
  }

  #offer(key: string, page: CachedPage): void {
    const isAskedAgain = this.#isAskedAgain(key)
    this.#drop(key)
    this.#dropOldest(this.#maxBytes)
    const room = this.#maxBytes - page.html.length
    if (room < 0 || (this.#bytes > room && !isAskedAgain)) return
    this.#dropOldest(room)
    this.#pages.set(key, page)
    this.#bytes += page.html.length
  }

  #isAskedAgain(key: string): boolean {
    if (this.#pages.has(key) || this.#askedOnce.delete(key)) return true
    if (this.#askedOnce.size >= maxAskedOnce) this.#askedOnce.clear()
    this.#askedOnce.add(key)
    return false
  }

  /** Drops pages that are too old for an outage, and others until these bytes are left. All live equally long. */
  #dropOldest(maxBytes: number): void {
    for (const [oldest, { until }] of this.#pages) {
      if (this.#bytes <= maxBytes && until + outageMilliseconds > this.#now()) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.html.length ?? 0
    this.#pages.delete(key)
  }
}
