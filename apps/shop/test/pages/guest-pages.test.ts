import { cookieKeys } from '@tessera/contract/shop/constants'
import { defaultHelpPages } from '@tessera/search/default-help-pages'
import { sql } from '@tessera/server/sql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
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

test('a guest gets the last page while it cannot be rendered again, and an error if there is none', async () => {
  const [path, elsewhere] = ['/stores?kept=4', { [cookieKeys.preferredStore]: 'store-108' }]
  const first = await get(path)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  shop.refuse('/api/storepages/')
  expect((await get(path, elsewhere)).status).toBe(503)
  const calls = shop.calls()
  const second = await get(path)
  expect([second.status, second.html === first.html]).toEqual([200, true])
  expect(shop.calls()).toBeGreaterThan(calls)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect((await get(path)).status).toBe(503)
  shop.refuse()
  expect((await get(path)).status).toBe(200)
})

test('a search answers questions about the shop with its pages, and every such page exists', async () => {
  const { html } = await get('/search?q=return+policy')
  expect(html).toContain('href="/policies/returns"')
  expect(html).not.toContain('No results')
  for (const { url } of defaultHelpPages)
    expect([url, (await get(url)).status]).toEqual([url, expect.toSatisfy(isFound)])
})

/** Pages of the account lead to the sign-in. */
const isFound = (status: number): boolean => status === 200 || status === 302

test('a search that finds nothing offers categories, and no filters or sort order for nothing', async () => {
  const { html } = await get('/search?q=zzzz')
  expect(html).toContain('No results for “zzzz”')
  expect(html).toContain('Popular categories')
  expect(html).not.toContain('Single-lot coverage')
  expect(html).not.toContain('Best match')
})

test('a search reads prices as filters that can be taken off', async () => {
  const { html } = await get('/search?q=tile+under+%249')
  expect(html).toContain('Price: up to $9.00')
  expect(html).toContain('href="/search?q=tile"')
})

describe('a product whose slug changes', () => {
  test('is found under every address it had, in one step and without loops', async () => {
    const { records } = await shop.as().Search.products({})
    const { sku = '', product_url: first = '' } = records.at(-1) ?? {}
    const rename = async (slug: string) => {
      await shop.admin.Products.Patch(sku, { xp: { slug } })
      await vi.waitFor(async () => expect((await get(`/products/${slug}`)).status).toBe(200), { timeout: 20_000 })
    }
    const movesTo = async (from: string) => {
      const { status, headers } = await get(`${from}?qty=2`)
      return [status, headers.location]
    }
    const asked = shop.as().Generic
    await expect(asked.getProductRedirect({ sourceUrl: first })).rejects.toMatchObject({ status: 404 })

    await rename('renamed-once')
    await rename('renamed-twice')
    for (const old of [first, '/products/renamed-once']) {
      expect(await movesTo(old)).toEqual([301, '/products/renamed-twice?qty=2'])
      const moved = { source: old, target: '/products/renamed-twice', status: 301 }
      expect(await asked.getProductRedirect({ sourceUrl: old })).toEqual(moved)
      expect((await asked.getRedirects()).redirects).toContainEqual(moved)
    }

    await rename(first.replace('/products/', ''))
    expect(await movesTo('/products/renamed-twice')).toEqual([301, `${first}?qty=2`])
    await expect(asked.getProductRedirect({ sourceUrl: first })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an edge', () => {
  const edgeHeadersOf = async (path: string, cookies?: Cookies) => {
    const { headers } = await get(path, cookies)
    const { 'surrogate-control': control, 'surrogate-key': keys, 'cache-control': browsers } = headers
    return { control, keys: String(keys ?? '').split(' '), browsers }
  }
  const stored = 'max-age=30, stale-while-revalidate=60, stale-if-error=600'
  const paths = () => ['/', '/products', '/shop/tile', shop.product]
  const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)
  /** Addresses that no test before has left in the cache of this process. */
  const fresh = (path: string) => `${path}?kept=edge`

  test('that is not there is told nothing', async () => {
    for (const path of [...paths(), ...paths().map(dataOf)])
      expect([path, await edgeHeadersOf(path)]).toEqual([
        path,
        { control: undefined, keys: [''], browsers: 'private, no-cache' },
      ])
  })

  describe('in front', () => {
    beforeAll(() => shop.useEdge(true))
    afterAll(() => shop.useEdge(false))

    test('may store neither pages of a customer nor their data, nor what is one visitor’s', async () => {
      const cookies = await ada.signIn()
      for (const path of [...paths(), ...paths().map(dataOf)])
        expect([path, (await edgeHeadersOf(path, cookies)).control]).toEqual([path, undefined])
      for (const path of ['/me.data', '/shopping-cart', '/sign-in', '/products/unknown', '/?isPreviewEnv=true'])
        expect([path, (await edgeHeadersOf(path)).control]).toEqual([path, undefined])
    })

    test('may not store a page that sets a cookie, or that was made during an outage', async () => {
      const answer = await get(fresh('/products'), { [authToken]: 'garbage' })
      expect([Object.keys(answer.cookies), answer.headers['surrogate-control']]).toEqual([[authToken], undefined])
      shop.refuse('/api/reviews/')
      const { control } = await edgeHeadersOf(fresh(shop.product))
      shop.refuse()
      expect(control).toBeUndefined()
    })

    test('may store guests’ pages by what they show, while browsers ask each time', async () => {
      const { records } = await shop.as().Search.products({})
      const all = records.map(({ sku }) => `p-${sku}`)
      const sku = `p-${records.find(({ product_url }) => product_url === shop.product)?.sku}`
      for (const path of paths()) {
        const page = await edgeHeadersOf(fresh(path))
        expect([path, page.control, page.browsers]).toEqual([path, stored, 'private, no-cache'])
        const data = await edgeHeadersOf(fresh(dataOf(path)))
        expect([path, data.control]).toEqual([path, stored])
        expect(data.keys).toEqual(expect.arrayContaining(page.keys))
        expect(page.keys).toContain('content')
      }
      expect((await edgeHeadersOf(fresh('/products'))).keys).toEqual(expect.arrayContaining([...all, 'c-all']))
      const { categories } = await shop.as().Search.categories()
      // until the middleware reads the categories again the address is a page of content, across categories
      const tile = categories.find(({ url }) => url === '/shop/tile')?.id ?? 'all'
      expect((await edgeHeadersOf(fresh('/shop/tile'))).keys).toContain(`c-${tile}`)
      expect((await edgeHeadersOf(fresh(shop.product))).keys).toContain(sku)
    })

    test('gets the newest page each time', async () => {
      await get(fresh('/products'))
      const calls = shop.calls()
      await get(fresh('/products'))
      expect(shop.calls()).toBeGreaterThan(calls)
    })
  })
})

test('a store that closed and a product that is no longer sold lead where staff say', async () => {
  const { client, storefrontClientID } = shop.commerce
  const { access_token } = await client.Auth.Login('admin', 'Tests-only-1', storefrontClientID, ['FullAccess'])
  const { SaveRedirect } = shop.as({ authToken: access_token }).Operator
  const { slug } = await shop.as().StorePages.getStore({ store: 'store-101' })
  await shop.database.rows(sql`update stores set active = false where id = 'store-101'`)
  const { records } = await shop.as().Search.products({})
  const { sku = '', product_url = '' } = records.find((one) => one.product_url !== shop.product) ?? {}
  const isSold = async () => (await shop.as().ProductPages.getRecords({ skus: sku })).records.length > 0
  await shop.admin.Products.Patch(sku, { Active: false })
  await vi.waitFor(async () => expect(await isSold()).toBe(false), { timeout: 20_000 })
  for (const source of [`/stores/${slug}`, product_url]) {
    await SaveRedirect({ source, status: 301, target: '/calculators' })
    const { status, headers } = await get(source)
    expect([status, headers.location], source).toEqual([301, '/calculators'])
  }
})
