import { cookieSeconds } from '@tessera/contract/shop/constants'

export interface LaterItem {
  sku: string
  quantity: number
}

/** Stored in a cookie, so that it works for guests and without JavaScript. */
const cookieName = 'saved_for_later'
/** About 600 bytes. */
const maxItems = 30

/** Reads the cookie and skips malformed entries. */
export function laterItems(cookieHeader: string | null): LaterItem[] {
  const text = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(cookieHeader ?? '')?.[1] ?? ''
  return text.split('.').flatMap((part) => {
    const [, sku, quantity] = /^([\w-]{1,40})~(\d{1,6})$/.exec(part) ?? []
    return sku && Number(quantity) > 0 ? [{ sku, quantity: Number(quantity) }] : []
  })
}

/** Newest first, each product once; the oldest entries are dropped. */
export const withItem = (items: readonly LaterItem[], item: LaterItem): LaterItem[] =>
  [item, ...withoutItem(items, item.sku)].slice(0, maxItems)

export const withoutItem = (items: readonly LaterItem[], sku: string): LaterItem[] =>
  items.filter((one) => one.sku !== sku)

export function laterCookie(items: readonly LaterItem[]): string {
  const text = items.map(({ sku, quantity }) => `${sku}~${quantity}`).join('.')
  return `${cookieName}=${text}; Path=/; Max-Age=${text ? cookieSeconds : 0}; SameSite=Lax; HttpOnly`
}
