import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let page: Page
const failures: string[] = []
beforeAll(async () => {
  page = await browser.newPage()
  page.on('pageerror', ({ message }) => failures.push(message))
  await signInToConsole(page, `${base}/console`, 'ada@tessera.example')
})
afterAll(() => page.context().close())

const paths = [
  '/console',
  '/console?list=orders',
  '/console?list=returns',
  '/console?list=quotes',
  '/console/find?q=northline',
  '/console/customers',
  '/console/customers/1000001',
  '/console/money?view=overdue',
  '/console/money/customers/1000001/post',
  '/console/money/vendors',
  '/console/rewards/1000001',
  '/console/orders',
  '/console/returns',
  '/console/pro-requests',
  '/console/orders/picks',
  '/console/stock',
  '/console/catalogue',
  '/console/promotions',
  '/console/approvals',
  '/console/approvals/new',
  '/console/reviews',
  '/console/wire/receivers',
  '/console/health',
  '/console/emails?view=all',
  '/console/observed',
  '/console/forwarded?view=all',
  '/console/inbox',
  '/console/content?view=home',
  '/console/content/pages/faq',
  '/console/content/redirects',
  '/console/content/synonyms?search=hex&try=hex',
  '/console/content/settings',
  '/console/stores/store-101',
  '/console/orders?view=late&search=nobody',
  // few rows: each takes axe as long as the first
  '/console/products?search=slate',
  '/console/prices?view=unused',
  '/console/import',
  '/console/r/products?Active=true&pageSize=5',
  '/console/r/orders/Incoming',
  '/console/r/securityprofiles/merchandiser',
  '/console/r/securityprofiles/merchandiser?view=raw',
  '/console/r/securityprofiles/merchandiser?view=used',
  '/console/r/catalogs/catalogs-assignments',
  '/console/r/securityprofiles/merchandiser?view=edit',
  '/console/r/securityprofiles/merchandiser?view=delete',
  '/console/r/priceschedules/new',
  '/console/r/securityprofiles/merchandiser/securityprofiles-assignments',
  '/console/s/integrations/ErrorConfig?view=edit',
  '/console/s/integrations/ErrorConfig',
  '/console/operations?search=promotion',
  '/console/operations/Products.Create',
  '/console/r/nothing',
]

test.each(paths)('%s fits and is accessible in both themes', async (path) => {
  await page.goto(base + path)
  await expectAccessible(page, path === '/console' ? ':root' : 'main')
  expect(failures).toEqual([])
})

test('the words of a row begin at the top of its picture', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${base}/console/products?search=slate`)
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('img') })
    .first()
  const [picture, name] = await Promise.all([row.locator('img').boundingBox(), row.getByRole('link').boundingBox()])
  expect(picture?.height).toBe(40)
  expect((name?.y ?? 0) - (picture?.y ?? 0)).toBeLessThan(8)
})
