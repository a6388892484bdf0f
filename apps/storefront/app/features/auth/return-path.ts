import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { returnUrlParameter } from '@tessera/contract/shop/constants'

const defaultPath = '/account'
/** Sign-in pages are never the target after signing in. */
const isAuthPage = (path: string): boolean =>
  /^\/(sign-in|sign-out|register|activate|reset-password|forgot-password)\b/.test(path)

/** The path to open after signing in: the requested one, or the account page. */
export function returnPathOf(requested: string | null | undefined): string {
  if (!requested) return defaultPath
  const path = readLocalPath(requested) ?? '/'
  return isAuthPage(path) ? defaultPath : path
}

/** Adds the number of lines merged from the guest cart, which the next page announces. */
export function withJoinedLines(path: string, lines: number): string {
  if (lines === 0) return path
  const [address = '', ...place] = path.split(/(?=#)/)
  return `${address}${address.includes('?') ? '&' : '?'}joined=${lines}${place.join('')}`
}

/** `/sign-in?returnurl=…`: passes the return path from page to page. */
export const withReturnPath = (path: string, back: string): string =>
  back === defaultPath ? path : `${path}?${returnUrlParameter}=${encodeURIComponent(back)}`
