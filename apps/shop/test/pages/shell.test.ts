import { hash } from 'node:crypto'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser } from './a-browser.ts'
import { aPro, type Pro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Cookies, getPage } from './get-page.ts'

let shop: RunningStorefront
let pro: Pro
let cookies: Cookies
beforeAll(async () => {
  shop = await aStorefront()
  pro = await aPro(shop, 'Ada')
  cookies = await pro.signIn()
})

const asker = /<script ([^>]*)>(\(\(\) => \{\s+const page = document(?:(?!<\/script>).)*)<\/script><\/head>/s

test.each(['/', '/sign-in'])('%s asks for consent above the header, by a script that may run', async (path) => {
  const { html, headers } = await getPage(shop.port, path)
  const [, attributes = '', script = ''] = asker.exec(html) ?? []
  const policy = String(headers['content-security-policy'])
  const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
  expect(policy).toContain(nonce ? `'nonce-${nonce}'` : `'sha256-${hash('sha256', script, 'base64')}'`)
  expect(html.indexOf('aria-label="Privacy choices"')).toBeLessThan(html.indexOf('<header'))
  expect(html).not.toMatch(/Privacy choices" class="[^"]*fixed/)
})

test('a page without scripts doesn’t ask by one that its policy forbids', async () => {
  expect((await getPage(shop.port, '/form-refused')).html).not.toContain('<script')
})

test.each(['/review-decision', '/stock-alert', '/stock-alert?end=1', '/confirm-email'])(
  '%s without the link of an email says so and offers no button that can’t work',
  async (path) => {
    const { html } = await getPage(shop.port, path)
    const shown = html.replace(/<script.*?<\/script>/gs, '')
    expect(shown).toContain('Open the link in your email again.')
    expect(shown).not.toMatch(/marked fields|name="token"/)
  },
)

test('pages of the account and of the newsletter have the links of the footer and no sign-up; others have both', async () => {
  const { html } = await getPage(shop.port, '/account/orders', cookies)
  expect(html).toContain('>Shipping and pickup<')
  expect(html).not.toContain('footer-email')
  expect((await getPage(shop.port, '/newsletter')).html).not.toContain('footer-email')
  expect((await getPage(shop.port, '/')).html).toContain('footer-email')
})

test('the header names the person, and the company below', async () => {
  const { html } = await getPage(shop.port, '/me.data', { ...cookies, [cookieKeys.isPro]: 'true' })
  expect(html).toContain('"Ada"')
  expect(html).toContain('Ada Daughters Masonry')
})

test('after sign-out no link shows a page of the account, and a new document leaves none for Back', async () => {
  const shown = await getPage(shop.port, '/account/orders', cookies)
  // Back shows a stored page without asking
  expect(shown.headers['cache-control']).toBe('private, no-store')
  const browser = aBrowser(shop.port, await pro.signIn())
  expect((await browser.send('/sign-out', {})).path).toBe('/')
  expect((await browser.open('/account/orders')).path).toMatch(/^\/sign-in/)
  // a new document, so that the router of the old page shows nothing from its memory
  const { html } = await aBrowser(shop.port, await pro.signIn()).send('/sign-out.data', {})
  const [keys, ...values] = JSON.parse(html)
  const readValue = (name: string) => values[keys[`_${values.indexOf(name) + 1}`] - 1]
  expect([readValue('redirect'), readValue('reload')]).toEqual(['/', true])
})

/** Calls as the person whose cookies these are. */
const callAs = (person: Cookies) =>
  shop.as({ authToken: person[cookieKeys.authToken] ?? '', shopToken: person[cookieKeys.shopAuthToken] ?? '' })

test('a session that is open when a colleague changes the company’s store follows its time zone', async () => {
  const browser = aBrowser(shop.port, { ...cookies, [cookieKeys.timeZone]: encodeURIComponent('America/New_York') })
  const store = await shop.database.find<{ id: string }>(sql`
    select id from stores where time_zone = 'America/Los_Angeles' limit 1`)
  await callAs(await pro.signIn()).User.UpdateCustomerData({ preferredStore: store?.id ?? '' })
  expect((await browser.open('/account/users')).html).toContain('America/Los_Angeles')
  expect(decodeURIComponent(browser.cookies[cookieKeys.timeZone] ?? '')).toBe('America/Los_Angeles')
})

test('each search form of a page has a name of its own', async () => {
  const { projectId } = await callAs(cookies).Project.CreateNewProject()
  for (const path of ['/account/projects', `/account/projects/${projectId}/add`, '/stores']) {
    const { html } = await getPage(shop.port, path, cookies)
    const forms = [...html.matchAll(/<form[^>]*role="search"[^>]*>/g)].map(
      ([tag]) => /aria-label="([^"]*)"/.exec(tag)?.[1],
    )
    expect([path, forms.length, new Set(forms).size]).toEqual([path, 2, 2])
  }
})
