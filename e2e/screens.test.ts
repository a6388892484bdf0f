import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { aTile } from './buying.ts'
import { startFilledShop } from './running-shop.ts'

const base = await startFilledShop()
const browser = await openBrowser()

const screens = [
  '/about',
  '/calculators',
  '/consultation?zip=60540',
  '/contact',
  '/faq',
  '/forgot-password',
  '/guides',
  '/link-account',
  '/newsletter',
  '/offline',
  '/policies/returns',
  '/pro',
  '/register',
  '/register/pro',
  '/unsubscribe',
  '/vendor-payment',
]

test('every other screen fits and is accessible in both themes', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { sku } = await aTile(base)
  const first = async (list: string) => {
    await page.goto(base + list)
    return page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
  }
  const deeper = [await first('/stores'), await first('/blog'), await first('/guides')]
  for (const path of [...screens, ...deeper, `/compare?skus=${sku}`]) {
    await page.goto(base + path)
    expect.soft(await screenProblems(page), path ?? '').toEqual([])
  }
  await page.context().close()
}, 300_000)
