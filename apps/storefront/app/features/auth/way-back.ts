import { readOwnPath } from '@tessera/contract/kit/read-own-path'
import { returnUrlParameter } from '@tessera/contract/shop/constants'

const start = '/account'
/** Nobody comes back to a door they have just passed. */
const isDoor = (path: string): boolean =>
  /^\/(sign-in|sign-out|register|activate|reset-password|forgot-password)\b/.test(path)

/** Where somebody goes after signing in: where they came from, else the account. */
export function wayBack(asked: string | null | undefined): string {
  if (!asked) return start
  const path = readOwnPath(asked) ?? '/'
  return isDoor(path) ? start : path
}

/** The lines that came along from the guest's cart are told on the next page. */
export function withJoined(path: string, lines: number): string {
  if (lines === 0) return path
  const [address = '', ...place] = path.split(/(?=#)/)
  return `${address}${address.includes('?') ? '&' : '?'}joined=${lines}${place.join('')}`
}

/** `/sign-in?returnurl=…`, keeping the way back from page to page. */
export const withWayBack = (path: string, back: string): string =>
  back === start ? path : `${path}?${returnUrlParameter}=${encodeURIComponent(back)}`
