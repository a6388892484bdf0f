import { cookieKeys } from '@tessera/contract/shop/constants'
import { getEnvironment } from './environment.server.ts'
import { findTheme, themeCookie } from './theme.ts'

type Cookies = ReadonlyMap<string, string>

export interface AskedPage {
  method: string
  /** Path and query. */
  address: string
  cookies: Cookies
}

/** Pages that every guest sees alike. Their personal parts come later, by `/me`. */
const shared = /^\/($|(products|shop|search|blog|guides|stores|policies|about|faq|pro|calculators)(\/|$))/

/**
 * Every cookie that a page for guests depends on, with the value the page sees. A page that is kept is drawn for a
 * visitor with these cookies and no others, so nothing that is missing in its key can get into it.
 */
export const guestCookiesOf = (cookies: Cookies): Map<string, string> =>
  new Map([
    [cookieKeys.siteId, cookies.get(cookieKeys.siteId) || 'us'],
    [cookieKeys.preferredStore, cookies.get(cookieKeys.preferredStore) ?? ''],
    [themeCookie, findTheme(cookies.get(themeCookie)) ?? ''],
  ])

/** Names everything a kept page depends on; undefined for an address that is never kept. */
export function pageKeyOf({ method, address, cookies }: AskedPage): string | undefined {
  if (method !== 'GET' || !isShared(address)) return undefined
  return JSON.stringify([getEnvironment().publicUrl, address, ...guestCookiesOf(cookies).values()])
}

/** A preview shows what is not published, to editors only. */
function isShared(address: string): boolean {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2)
  return shared.test(path) && !path.endsWith('.data') && !new URLSearchParams(query).has('isPreviewEnv')
}
