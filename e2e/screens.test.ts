import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { aTile } from './buying.ts'
import { checkScreens } from './check-screens.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

const screens = [
  '/about',
  '/calculators',
  '/consultation?zip=60540',
  '/contact',
  '/faq',
  '/forgot-password',
  '/guides',
  '/kit',
  '/link-account',
  '/newsletter',
  '/offline',
  '/order-status',
  '/policies/returns',
  '/policies/shipping',
  '/pro',
  '/register',
  '/register/pro',
  '/unsubscribe',
  '/vendor-payment',
]

const openPage = () => browser.newPage({ viewport: { width: 1440, height: 900 } })

checkScreens(screens, base, openPage)

test.each(['/stores', '/blog', '/guides'])('the first of %s fits and is accessible in both themes', async (list) => {
  const page = await openPage()
  await page.goto(base + list)
  const path = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
  await page.goto(base + path)
  expect(await screenProblems(page)).toEqual([])
  await page.context().close()
})

test('a comparison fits and is accessible in both themes', async () => {
  const page = await openPage()
  const { sku } = await aTile(base)
  await page.goto(`${base}/compare?skus=${sku}`)
  expect(await screenProblems(page)).toEqual([])
  await page.context().close()
})
