import { siteIds } from '@tessera/contract/brand'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { getEnvironment } from './environment.server.ts'
import { findTheme, themeCookie } from './theme.ts'

type Cookies = ReadonlyMap<string, string>

export interface PageRequest {
  method: string
  /** Path and query. */
  address: string
  cookies: Cookies
}

/** Pages that are the same for every guest. Personal parts load later from `/me`. `deploy/varnish/tessera.vcl` has the same list. */
const sharedPaths = /^\/($|(products|shop|search|blog|guides|stores|policies|about|faq|pro|calculators)(\/|$))/

/**
 * Every cookie that a guest page depends on, with the value the page sees. A cached page is rendered for a visitor with
 * only these cookies, so data that is missing from its key cannot get into it.
 */
export const guestCookiesOf = (cookies: Cookies): Map<string, string> =>
  new Map([
    [cookieKeys.siteId, cookies.get(cookieKeys.siteId) || siteIds[0]],
    [cookieKeys.preferredStore, cookies.get(cookieKeys.preferredStore) ?? ''],
    [themeCookie, findTheme(cookies.get(themeCookie)) ?? ''],
  ])

/** The cache key of a page, made of everything it depends on; undefined for an address that is never cached. */
export function pageKeyOf({ method, address, cookies }: PageRequest): string | undefined {
  if (method !== 'GET' || !isShared(address)) return undefined
  return JSON.stringify([getEnvironment().publicUrl, address, ...guestCookiesOf(cookies).values()])
}

/** Previews show unpublished content to editors and are never cached. */
function isShared(address: string): boolean {
  const { path, query } = splitAddress(address)
  return sharedPaths.test(path) && !path.endsWith('.data') && !query.has('isPreviewEnv')
}

/** Data of such a page, for a link that the page's scripts follow: `/products.data`, for `/` it is `/_.data`. */
export function isSharedData({ method, address }: Omit<PageRequest, 'cookies'>): boolean {
  const { path, query } = splitAddress(address)
  const page = path.replace(/(?:(?<=\/)_)?\.data$/, '')
  return method === 'GET' && page !== path && isShared(`${page}?${query}`)
}

function splitAddress(address: string): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2)
  return { path, query: new URLSearchParams(query) }
}
