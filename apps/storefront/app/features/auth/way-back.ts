import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { safeReturnUrl } from '../../session/return-url.ts'

const start = '/account'
/** Nobody comes back to a door they have just passed. */
const isDoor = (path: string): boolean =>
  /^\/(sign-in|sign-out|register|activate|reset-password|forgot-password)\b/.test(path)

/** Where somebody goes after signing in: where they came from, else the account. */
export function wayBack(asked: string | null | undefined): string {
  if (!asked) return start
  const safe = safeReturnUrl(asked)
  return isDoor(safe) ? start : safe
}

/** The lines that came along from the guest's cart are told on the next page. */
export function withJoined(path: string, lines: number): string {
  if (lines === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}joined=${lines}`
}

/** `/sign-in?returnurl=…`, keeping the way back from page to page. */
export const withWayBack = (path: string, back: string): string =>
  back === start ? path : `${path}?${returnUrlParameter}=${encodeURIComponent(back)}`
