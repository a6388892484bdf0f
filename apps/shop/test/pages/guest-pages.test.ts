import { cookieKeys } from '@tessera/contract/shop/constants'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPro, type Pro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Cookies, getPage } from './get-page.ts'
import { marksIn } from './personal-marks.ts'

const { authToken, shopAuthToken, shopRefreshToken } = cookieKeys

let shop: RunningStorefront
let ada: Pro
beforeAll(async () => {
  shop = await aStorefront()
  ada = await aPro(shop, 'Ada')
})

const get = (path: string, cookies?: Cookies) => getPage(shop.port, path, cookies)

describe('a page rendered for a customer whose session was renewed is not cached for guests', () => {
  test.each([
    ['no session token', {}],
    ['an empty session token', { [shopAuthToken]: '' }],
    ['a session token that cannot be decoded', { [shopAuthToken]: '%E0%A4%A' }],
    ['a session token that is nobody’s', { [shopAuthToken]: 'garbage' }],
  ])('%s', async (_, session: Cookies) => {
    let { [shopRefreshToken]: refresh = '' } = await ada.signIn()
    for (const path of ['/', '/products', shop.product]) {
      const own = await get(path, { ...session, [authToken]: 'garbage', [shopRefreshToken]: refresh })
      refresh = own.cookies[shopRefreshToken] ?? ''
      expect(marksIn(own.html, [ada.company])).toEqual([ada.company])
      expect(marksIn(own.html, ada.prices)).not.toEqual([])
      const { status, html } = await get(path)
      expect([status, marksIn(html, [...ada.names, ...ada.prices])]).toEqual([200, []])
    }
  })
})

/** A seller token that may see unpublished content. */
async function aPreviewToken(): Promise<string> {
  const { admin, commerce } = shop
  await admin.SecurityProfiles.Create({ ID: 'preview', Name: 'Preview', CustomRoles: ['ContentReader'] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'preview' })
  const { Auth } = commerce.client
  const roles = ['ContentReader'] as never // a custom role, which the table of roles does not name
  return (await Auth.Login('admin', 'Tests-only-1', commerce.storefrontClientID, roles)).access_token
}

test('a preview of an unpublished product is not cached for guests', async () => {
  const token = await aPreviewToken()
  const { records } = await shop.as().Search.products({})
  const sample = records.find(({ sample_sku_retail }) => sample_sku_retail !== null)?.sample_sku_retail ?? ''
  const asked = { productName: sample, isPreviewEnv: 'true' }
  const { record, isPreview } = await shop.as({ authToken: token }).Product.GetProductItemDetails(asked)
  expect(isPreview).toBe(true)
  const path = `${record.product_url}?isPreviewEnv=true`
  expect((await get(path, { [authToken]: token })).status).toBe(200)
  expect((await get(path)).status).not.toBe(200)
})

test('a cached page is sent without a call and contains no data of one request', async () => {
  const path = `${shop.product}?kept=1`
  const first = await get(path)
  const calls = shop.calls()
  const second = await get(path)
  expect(shop.calls()).toBe(calls)
  expect(second.html === first.html).toBe(true)
  const { 'content-security-policy': policy } = first.headers
  const requestId = String(first.headers['x-request-id'])
  expect(second.headers['content-security-policy']).toBe(policy)
  expect(second.headers['x-request-id']).not.toBe(requestId)
  expect(marksIn(`${policy}${first.html}`, ['nonce="', 'nonce-', requestId])).toEqual([])
  expect([first.cookies, second.cookies]).toEqual([{}, {}])
})

test('a guest with another theme or store gets another page', async () => {
  const path = '/products?kept=2'
  const isDark = async (cookies?: Cookies) => (await get(path, cookies)).html.includes('data-theme="Dark"')
  expect(await isDark({ theme: 'Dark' })).toBe(true)
  expect(await isDark()).toBe(false)
  const store = { [cookieKeys.preferredStore]: 'store-108' }
  const [here, there] = [(await get(path, store)).html, (await get(path)).html]
  expect([here.includes('store-108'), there.includes('store-108')]).toEqual([true, false])
})

test('a page rendered during an outage is not cached', async () => {
  const path = `${shop.product}?kept=3`
  const withoutReviews = 'show reviews right now'
  shop.refuse('/api/reviews/')
  const first = await get(path)
  shop.refuse()
  expect([first.status, marksIn(first.html, [withoutReviews])]).toEqual([200, [withoutReviews]])
  expect(marksIn((await get(path)).html, [withoutReviews])).toEqual([])
})
