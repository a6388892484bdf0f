import { cookieKeys } from '@tessera/contract/shop/constants'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Cookies, getPage } from './get-page.ts'

let shop: RunningStorefront
let cookies: Cookies
let pages: Record<'cards' | 'sheet' | 'shared', string>
beforeAll(async () => {
  shop = await aStorefront()
  cookies = await (await aPro(shop, 'Ada')).signIn()
  const tokens = { authToken: cookies[cookieKeys.authToken], shopToken: cookies[cookieKeys.shopAuthToken] }
  const { SelectionSheets } = shop.as(tokens)
  const { selectionSheetId, revision } = await SelectionSheets.CreateSelectionSheet({ name: 'Hall bath' })
  const [first] = pickProducts(1)
  const rooms = [{ name: 'Bath', items: [{ sku: first?.product.ID ?? '' }] }]
  await SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, rooms })
  const { token } = await SelectionSheets.ShareSelectionSheet({ selectionSheetId, days: 1 })
  pages = {
    cards: '/account/payment-methods?shared=',
    sheet: `/account/selection-sheets/${selectionSheetId}?said=`,
    shared: `/shared-sheet/${token}?said=`,
  }
})

/** Every plain object has the first three as inherited properties; no page has a message under any of them. */
describe.each(['__proto__', 'constructor', 'toString', 'nothing'])('a page with the message name %s', (name) => {
  test.each(['cards', 'sheet', 'shared'] as const)('is shown without a message: %s', async (page) => {
    const { status, html } = await getPage(shop.port, pages[page] + name, cookies)
    expect(status).toBe(200)
    expect(html).not.toMatch(/<div role="status" class="[^"]*border-sage/)
    expect(html).not.toMatch(/function Object|\[object Object\]/)
  })
})

test.each([
  ['cards', 'no', 'Only you can pay with this card now.'],
  ['sheet', 'saved', 'Sheet saved.'],
  ['shared', 'chosen', 'Choice saved.'],
] as const)('%s shows its own message', async (page, name, text) => {
  expect((await getPage(shop.port, pages[page] + name, cookies)).html).toContain(text)
})
