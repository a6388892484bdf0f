import { readOwnPath } from '@tessera/contract/kit/read-own-path'
import { returnUrlParameter } from '@tessera/contract/shop/constants'

const start = '/account'
/** Sign-in pages are never the target after signing in. */
const isDoor = (path: string): boolean =>
  /^\/(sign-in|sign-out|register|activate|reset-password|forgot-password)\b/.test(path)

/** The path to open after signing in: the requested one, or the account page. */
export function wayBack(asked: string | null | undefined): string {
  if (!asked) return start
  const path = readOwnPath(asked) ?? '/'
  return isDoor(path) ? start : path
}

/** Adds the number of lines merged from the guest cart, which the next page announces. */
export function withJoined(path: string, lines: number): string {
  if (lines === 0) return path
  const [address = '', ...place] = path.split(/(?=#)/)
  return `${address}${address.includes('?') ? '&' : '?'}joined=${lines}${place.join('')}`
}

/** `/sign-in?returnurl=…`: passes the return path from page to page. */
export const withWayBack = (path: string, back: string): string =>
  back === start ? path : `${path}?${returnUrlParameter}=${encodeURIComponent(back)}`
