import type { ShopSession } from '@tessera/client/shop/create-shop-client'
import type { TestMiddleware } from '@tessera/testing/middleware'

/** Prices that only this session sees, as pages and their data write them. */
export async function listOwnPrices(shop: TestMiddleware, session: ShopSession): Promise<string[]> {
  const guests = new Set(await listPrices(shop, {}))
  return [...new Set(await listPrices(shop, session))].filter((price) => !guests.has(price))
}

async function listPrices({ as }: TestMiddleware, session: ShopSession): Promise<string[]> {
  const { records } = await as(session).Search.products({})
  return records
    .flatMap(({ price, final_price, final_price_purchase }) => [price, final_price, final_price_purchase])
    .flatMap((dollars) => (dollars === null ? [] : [dollars.toFixed(2)]))
}

/** Which of these texts a page has; a number counts only as a whole. */
export const marksIn = (html: string, marks: readonly string[]): string[] =>
  marks.filter((mark) =>
    /^[\d.]+$/.test(mark)
      ? new RegExp(`(?<![\\d.])${mark.replace('.', '\\.').replace(/0$/, '0?')}(?!\\d)`).test(html)
      : html.includes(mark),
  )
