import { cookieKeys } from '@tessera/contract/shop/constants'
import type { MiddlewareFunction } from 'react-router'
import { readCookies } from '../session/cookies.ts'
import { answerOf, bytesOf } from './answer-bytes.server.ts'
import { getEnvironment } from './environment.server.ts'
import { type KeptPage, KeptPages } from './kept-pages.server.ts'
import { addSecurityHeaders, scriptHashes } from './security-headers.server.ts'
import { findTheme, themeCookie } from './theme.ts'

const keptMilliseconds = 30_000

/** Pages that show the same to everybody with the same prices, store and theme. Personal parts come later, by `/me`. */
const kept = /^\/($|(products|shop|search|blog|guides|stores|policies|about|faq|pro|calculators)(\/|$))/

const pages = new KeptPages(Date.now)

export interface Asking {
  method: string
  /** Path and question. */
  address: string
  cookie: string | null
}

/** Whoever is signed in sees their own; guests share, even with a cart. */
function keyOf({ method, address, cookie }: Asking): string | undefined {
  const path = address.split('?', 1)[0] ?? ''
  if (method !== 'GET' || !kept.test(path) || path.endsWith('.data')) return undefined
  const cookies = readCookies(cookie)
  if (cookies.get(cookieKeys.shopAuthToken)) return undefined
  const { siteId, priceGroup, preferredStore } = cookieKeys
  const shown = [cookies.get(siteId) || 'us', cookies.get(priceGroup) || 'RT', cookies.get(preferredStore) ?? '']
  return [address, ...shown, findTheme(cookies.get(themeCookie)) ?? ''].join('\n')
}

export function findKeptPage(asking: Asking): KeptPage | undefined {
  const key = keyOf(asking)
  return key === undefined ? undefined : pages.find(key)
}

export const pageCacheMiddleware: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const key = keyOf({ method: request.method, address: pathname + search, cookie: request.headers.get('cookie') })
  if (key === undefined) return next()
  let own: Response | undefined
  const page = await pages.take(key, async () => {
    own = await next()
    return pageOf(own)
  })
  if (!page) return own ?? next()
  return answerOf(page.html, { headers: page.headers })
}

/** A kept page goes out again as it is, so its scripts are allowed by what they say and not by a nonce. */
function pageOf(response: Response): KeptPage | undefined {
  const html = bytesOf(response)
  const isPage = response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage || !html || response.headers.has('set-cookie')) return undefined
  const headers = new Headers(response.headers)
  addSecurityHeaders(headers, scriptHashes(html), getEnvironment().isProduction)
  headers.set('cache-control', headers.get('cache-control') ?? 'private, no-cache')
  return { html, headers: Object.fromEntries(headers), until: Date.now() + keptMilliseconds }
}
