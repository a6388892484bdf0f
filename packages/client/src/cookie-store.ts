import type { CookieOptions } from './configuration.ts'
import type { TokenName, TokenStore } from './token-store.ts'

export interface CookieDocument {
  cookie: string
}

/** Browsers may silently drop a larger cookie. */
const maxCookieBytes = 4096
const year = 365 * 24 * 60 * 60 * 1000

/** For browsers. Options are read at each use, so later configuration changes apply. */
export function cookieStore(document: CookieDocument, options: () => CookieOptions, now: () => number): TokenStore {
  const write = (name: TokenName, value: string, expires: number): void => {
    const text = cookieText(cookieName(options(), name), value, expires, options())
    if (text.length + 1 > maxCookieBytes) {
      console.warn(`Cookie ${cookieName(options(), name)} is larger than ${maxCookieBytes} bytes and may be dropped`)
    }
    document.cookie = text
  }
  return {
    get: (name) => cookieValue(document.cookie, cookieName(options(), name)),
    set: (name, token) => write(name, token, now() + year),
    remove: (name) => write(name, '', 0),
  }
}

const cookieName = ({ prefix }: CookieOptions, name: TokenName): string => encodeURIComponent(`${prefix}.${name}`)

function cookieText(name: string, value: string, expires: number, options: CookieOptions): string {
  const { domain, secure, samesite, path } = options
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    domain && `domain=${domain}`,
    `expires=${new Date(expires).toUTCString()}`,
    secure && 'secure',
    samesite && `samesite=${samesite}`,
    path && `path=${path}`,
  ]
  return parts.filter(Boolean).join(';')
}

function cookieValue(cookies: string, name: string): string {
  const start = `${name}=`.toLowerCase()
  const found = cookies.split(/;\s*/).find((cookie) => cookie.toLowerCase().startsWith(start))
  return decodeURIComponent(found?.slice(start.length) ?? '')
}
