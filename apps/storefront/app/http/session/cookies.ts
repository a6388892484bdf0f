import { cookieKeys, cookieSeconds, cookieWarningBytes } from '@tessera/contract/shop/constants'

export type CookieName = (typeof cookieKeys)[keyof typeof cookieKeys]

/** Tokens are never readable by script; the others only show what the server knows anyway (RELIABILITY 6.5). */
const secret: ReadonlySet<string> = new Set([
  cookieKeys.authToken,
  cookieKeys.refreshToken,
  cookieKeys.shopAuthToken,
  cookieKeys.shopRefreshToken,
])

/** What renews a session goes only with what this shop itself asks for: no link of another site brings it along. */
const strict: ReadonlySet<string> = new Set([cookieKeys.refreshToken, cookieKeys.shopRefreshToken])

export function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at), decoded(pair.slice(at + 1))]] : []
  })
  return new Map(pairs)
}

/** A session, or what renews one. Without either nobody turns out to be a customer. */
export const mayBeSignedIn = (cookies: ReadonlyMap<string, string>): boolean =>
  Boolean(cookies.get(cookieKeys.shopAuthToken) || cookies.get(cookieKeys.shopRefreshToken))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * One year, as the specification says; what is inside a token ends much sooner. What a browser would drop is not sent,
 * and warned of: the page goes on without it.
 */
export function cookieText(name: CookieName, value: string, isSecure: boolean): string | undefined {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${value ? cookieSeconds : 0}`,
    `SameSite=${strict.has(name) ? 'Strict' : 'Lax'}`,
  ]
  if (secret.has(name)) parts.push('HttpOnly')
  if (isSecure) parts.push('Secure')
  const text = parts.join('; ')
  if (text.length <= cookieWarningBytes) return text
  console.warn(`The cookie ${name} has ${text.length} bytes, more than ${cookieWarningBytes}; it is not sent.`)
  return undefined
}
