import { cookieKeys } from '@tessera/contract/shop/constants'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, expect, test } from 'vitest'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Cookies, getPage } from './get-page.ts'

let shop: RunningStorefront
let cookies: Cookies
let sheet: string
beforeAll(async () => {
  shop = await aStorefront()
  cookies = await (await aPro(shop, 'Ada')).signIn()
  const tokens = { authToken: cookies[cookieKeys.authToken], shopToken: cookies[cookieKeys.shopAuthToken] }
  const { SelectionSheets, ClientBrand } = shop.as(tokens)
  await ClientBrand.SaveClientBrand({ licenseNumber: 'RBQA 005' })
  const { selectionSheetId, revision } = await SelectionSheets.CreateSelectionSheet({ name: 'Hall bath' })
  const [first] = pickProducts(1)
  const rooms = [{ name: 'Bath', items: [{ sku: first?.product.ID ?? '' }] }]
  await SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, rooms })
  sheet = `/shared-sheet/${(await SelectionSheets.ShareSelectionSheet({ selectionSheetId, days: 1 })).token}`
})

/** The page without scripts, which hold the same data again. */
const shownOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** Links of the page, except those within it. */
const linksOf = (html: string): string[] =>
  [...shownOf(html).matchAll(/<a [^>]*href="([^"#][^"]*)"/g)].map(([, href]) => href ?? '')

test.each(['guest', 'contractor'])(
  'a %s sees the contractor’s name on a shared sheet, and no way to our prices',
  async (who) => {
    const { status, html } = await getPage(shop.port, sheet, who === 'guest' ? {} : cookies)
    expect(status).toBe(200)
    expect(html).toContain('Ada Daughters Masonry')
    expect(html).toContain('RBQA 005')
    expect(linksOf(html)).toEqual([])
    expect(shownOf(html)).not.toMatch(/Tessera|role="search"|type="search"|<footer|newsletter/i)
    expect(html).not.toContain('/shop/tile')
  },
)

test.each(['/shared-sheet/made.up', '/proposal/made.up', '/proposal/made.up/x/y'])(
  '%s says that it does not work, without a way into the shop',
  async (path) => {
    const { status, html } = await getPage(shop.port, path)
    expect(status).toBe(404)
    expect(linksOf(html)).toEqual([])
    expect(shownOf(html)).not.toMatch(/Tessera|<footer/i)
  },
)
