import { setTimeout as sleep } from 'node:timers/promises'
import { cookieKeys } from '@tessera/contract/shop/constants'

/** The reply of an edge, and whether it was stored there. */
interface EdgeAnswer {
  status: number
  /** `hit`, `miss` or `pass`. */
  cache: string
  text: string
  setsCookie: boolean
}

export async function askEdge(address: string, cookie = ''): Promise<EdgeAnswer> {
  const answer = await fetch(address, { headers: { cookie }, signal: AbortSignal.timeout(10_000), redirect: 'manual' })
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache') ?? 'none',
    setsCookie: answer.headers.has('set-cookie'),
    text: await answer.text(),
  }
}

/** How guests may have chosen to see the shop. */
export const views = ['', 'theme=Dark', `${cookieKeys.preferredStore}=store-108`]

/** The data that a page's scripts load when a link to it is followed. */
export const dataOf = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`)

const pauseMilliseconds = 20
const pagesOfVisit = 5

interface Visitors {
  url: string
  /** The most visited first. */
  paths: readonly string[]
  count: number
  /** Cookies of the visitor with this number. */
  cookieOf(visitor: number): string
}

/** Visitors who open a page, follow links from it and come again, until told to stop. */
export class EdgeBrowsers {
  readonly caches: Record<string, number> = {}
  readonly failures: string[] = []
  #isOpen = true
  readonly #browsing: Promise<unknown>

  constructor(visitors: Visitors) {
    const all = Array.from({ length: visitors.count }, (_, at) => this.#browse(visitors, visitors.cookieOf(at)))
    this.#browsing = Promise.all(all)
  }

  get requests(): number {
    return Object.values(this.caches).reduce((sum, count) => sum + count, 0)
  }

  async stop(): Promise<void> {
    this.#isOpen = false
    await this.#browsing
  }

  async #browse({ url, paths }: Visitors, cookie: string): Promise<void> {
    for (let at = 0; this.#isOpen; at++) {
      // squared, so that the first of the list are visited much more often than the last
      const path = paths[Math.floor(Math.random() ** 2 * paths.length)] ?? '/'
      const address = url + (at % pagesOfVisit === 0 ? path : dataOf(path))
      await this.#ask(address, cookie)
      await sleep(pauseMilliseconds)
    }
  }

  async #ask(address: string, cookie: string): Promise<void> {
    try {
      const { status, cache } = await askEdge(address, cookie)
      this.caches[cache] = (this.caches[cache] ?? 0) + 1
      if (status !== 200) this.failures.push(`${new Date().toISOString()} ${status} ${address}`)
    } catch (error) {
      this.failures.push(`${new Date().toISOString()} ${error} ${address}`)
    }
  }
}
