import { brand, siteIds } from '@tessera/contract/brand'
import { cookieKeys, cookieSeconds, cookieWarningBytes } from '@tessera/contract/shop/constants'
import { readCookies as readAllCookies } from '@tessera/page-server/read-cookies'

export type CookieName = (typeof cookieKeys)[keyof typeof cookieKeys]

/** Tokens are never readable by script; the other cookies only mirror what the server knows. */
const httpOnlyCookies: ReadonlySet<string> = new Set([
  cookieKeys.authToken,
  cookieKeys.refreshToken,
  cookieKeys.shopAuthToken,
  cookieKeys.shopRefreshToken,
])

/** Refresh tokens are sent with same-site requests only, never with a link from another site. */
const strictCookies: ReadonlySet<string> = new Set([cookieKeys.refreshToken, cookieKeys.shopRefreshToken])

export const readCookies = (header: string | null): Map<string, string> =>
  new Map([...readAllCookies(header)].map(([name, value]) => readPair(name, value)))

/** The session of a member of staff who acts for a customer. Their own sign-in stays in its own cookies. */
export const actingCookie = `${brand.prefix}_acting`

/** Has a session or refresh token, or acts for a customer. Without any the visitor is a guest. */
export const mayBeSignedIn = (cookies: ReadonlyMap<string, string>): boolean =>
  Boolean(
    cookies.get(cookieKeys.shopAuthToken) || cookies.get(cookieKeys.shopRefreshToken) || cookies.get(actingCookie),
  )

/** Tokens and the site are sent on as headers, where a token is printable ASCII: any other value counts as none. */
function readPair(name: string, value: string): [string, string] {
  const isOther =
    name === cookieKeys.siteId ? !siteIds.includes(value) : httpOnlyCookies.has(name) && !/^[\x21-\x7e]*$/.test(value)
  return [name, isOther ? '' : value]
}

/**
 * Cookies last one year; the tokens inside expire much sooner. A cookie above the browser's size limit is not sent and
 * logs a warning.
 */
export function cookieText(name: CookieName, value: string, isSecure: boolean): string | undefined {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${value ? cookieSeconds : 0}`,
    `SameSite=${strictCookies.has(name) ? 'Strict' : 'Lax'}`,
  ]
  if (httpOnlyCookies.has(name)) parts.push('HttpOnly')
  if (isSecure) parts.push('Secure')
  const text = parts.join('; ')
  if (text.length <= cookieWarningBytes) return text
  console.warn(`The cookie ${name} has ${text.length} bytes, more than ${cookieWarningBytes}; it is not sent.`)
  return undefined
}

/** A cookie of one part of the shop; no seconds delete it. */
export const shortCookieText = (name: string, value: string, path: string, seconds: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; SameSite=Lax; HttpOnly`
