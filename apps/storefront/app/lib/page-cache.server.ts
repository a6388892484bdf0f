import { cookieKeys } from '@tessera/contract/shop/constants'
import type { MiddlewareFunction } from 'react-router'
import { visitorContext } from '../session/context.server.ts'
import type { Visitor } from '../session/visitor.server.ts'
import { nonceContext } from './request-context.server.ts'
import { themeOf } from './theme.ts'

export interface KeptPage {
  html: string
  status: number
  headers: [string, string][]
  nonce: string
  until: number
}

const keptMilliseconds = 30_000
const mostPages = 400

/** Pages that show the same to everybody with the same prices, store and theme. Personal parts come later, by `/me`. */
const kept = /^\/($|(products|shop|search|blog|guides|stores|policies|about|faq|pro|calculators)(\/|$))/

/** One render per key at a time: a crowd that comes at once waits for the first of them. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #underway = new Map<string, Promise<KeptPage | undefined>>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (page && page.until > this.#now()) return page
    this.#pages.delete(key)
    return undefined
  }

  /** The page, and whether this caller has made it. */
  async take(key: string, make: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined> {
    const known = this.find(key)
    if (known) return known
    const other = this.#underway.get(key)
    if (other) return other
    const mine = make().finally(() => this.#underway.delete(key))
    this.#underway.set(key, mine)
    const page = await mine
    if (page) this.#keep(key, page)
    return page
  }

  #keep(key: string, page: KeptPage): void {
    const [oldest] = this.#pages.keys()
    if (this.#pages.size >= mostPages && oldest !== undefined) this.#pages.delete(oldest)
    this.#pages.set(key, page)
  }
}

const cache = new PageCache(Date.now)

/** Whoever is signed in sees their own; guests share, even with a cart. */
function keyOf(request: Request, visitor: Visitor): string | undefined {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || pathname.endsWith('.data') || !kept.test(pathname)) return undefined
  const { isSignedIn, priceGroup, preferredStore } = visitor.shown
  if (isSignedIn) return undefined
  const site = visitor.get(cookieKeys.siteId) ?? 'us'
  return [pathname + search, site, priceGroup, preferredStore ?? '', themeOf(request) ?? ''].join('\n')
}

export const pageCacheMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = context.get(visitorContext)
  const key = keyOf(request, visitor)
  if (key === undefined) return next()
  const nonce = context.get(nonceContext)
  let own: Response | undefined
  const page = await cache.take(key, async () => {
    own = await next()
    return pageOf(own, nonce)
  })
  if (page) return answerFrom(page, nonce)
  return own ?? next()
}

async function pageOf(response: Response, nonce: string): Promise<KeptPage | undefined> {
  const isPage = response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage || response.headers.has('set-cookie')) return undefined
  const html = await response.text()
  return { html, status: 200, headers: [...response.headers], nonce, until: Date.now() + keptMilliseconds }
}

/** Everybody gets a nonce of their own, also of a page that was made for somebody else. */
const answerFrom = (page: KeptPage, nonce: string): Response =>
  new Response(page.html.replaceAll(page.nonce, nonce), { status: page.status, headers: page.headers })
