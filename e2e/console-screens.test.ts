import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyAsPro } from './apply-as-pro.ts'
import { openBrowser, scrollsSideways } from './browser.ts'
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
  await page.evaluate(addLongCategory)
})
afterAll(() => page.context().close())

/** Inactive, so that customers do not see it. */
async function addLongCategory(): Promise<void> {
  const Name = 'Large-format rectified porcelain pavers for patios and pool decks'
  const made = await fetch('/console/call/Changes.Make', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Changes: [
        {
          Operation: 'Categories.Save',
          Parameters: { catalogID: 'storefront', categoryID: 'long-name' },
          Body: { ID: 'long-name', Name, Active: false },
        },
      ],
    }),
  })
  if (!made.ok) throw new Error(await made.text())
}

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
  '/console/money/customers/1000001',
  '/console/rewards',
  '/console/rewards/1000001',
  '/console/suppliers/kiln-works',
  '/console/people?show=profiles',
  '/console/people/new',
  '/console/people/preview?profile=counter&with=credit',
  '/console/people/who?q=refund',
  '/console/audit?person=nobody',
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
  '/console/operations/Products.List?as.profile=integrator',
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

/** Tables that are wider than their frame; spreadsheets are meant to be. */
const hiddenColumns = `[...document.querySelectorAll('main .overflow-x-auto:has(table)')]
  .filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent.slice(0, 60))`

test('on the narrowest phone the tree of categories says of each who sees it', async () => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${base}/console/catalogue`)
  expect(await page.evaluate(hiddenColumns)).toEqual([])
})

test('on a phone the field of scans has the whole width', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${base}/console/returns`)
  const field = await page.getByLabel(/^Scan to receive/).boundingBox()
  expect(field?.width).toBeGreaterThan(340)
})

/** Days such as “Thu, Nov 19” that a narrow column breaks into two lines. */
const brokenDays = `[...document.querySelectorAll('main td')].flatMap((cell) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = []
  while (walker.nextNode()) {
    if (!/^\\w{3}, \\w{3} \\d+$/.test(walker.currentNode.data)) continue
    range.selectNodeContents(walker.currentNode)
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(cell.textContent)
  }
  return found
}).slice(0, 3)`

const tabletPaths = [
  '/console/customers',
  '/console/money?view=overdue',
  '/console/orders',
  '/console/products',
  '/console/returns?view=all',
  '/console/pro-requests',
  '/console/quotes?view=all',
  '/console/stock',
  '/console/emails?view=all',
  '/console/money/customers/1000001',
]

test('on a tablet every column of a list is in sight, and so are the fields of an offer', async () => {
  await applyAsPro(base, 'Southeast Commercial Contractors Cooperative', 'southeastcommercialcontractors.example')
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const path of tabletPaths) {
    await page.goto(base + path)
    expect.soft(await page.evaluate(hiddenColumns), path).toEqual([])
    expect.soft(await scrollsSideways(page), path).toBe(false)
    if (path.includes('overdue')) expect.soft(await page.evaluate(brokenDays), path).toEqual([])
  }
  await page.goto(`${base}/console/quotes?view=waiting`)
  await page.locator('main a[data-row]').first().click()
  await page.getByRole('heading', { level: 1, name: /^Quote / }).waitFor()
  expect(await page.evaluate(hiddenColumns)).toEqual([])
  const name = await page
    .getByRole('table', { name: 'Lines of the offer' })
    .getByRole('rowheader')
    .first()
    .boundingBox()
  expect(name?.width).toBeGreaterThan(110)
  await page.goto(`${base}/console`)
  const boxes = await page.getByRole('region', { name: 'Today' }).getByRole('listitem').all()
  const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5)
})
