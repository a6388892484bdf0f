import { cookieKeys, cookieSeconds, cookieWarningBytes } from '@tessera/contract/shop/constants'

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

export function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at), decodeValue(pair.slice(at + 1))]] : []
  })
  return new Map(pairs)
}

/** Has a session or refresh token. Without either the visitor is a guest. */
export const mayBeSignedIn = (cookies: ReadonlyMap<string, string>): boolean =>
  Boolean(cookies.get(cookieKeys.shopAuthToken) || cookies.get(cookieKeys.shopRefreshToken))

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
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
