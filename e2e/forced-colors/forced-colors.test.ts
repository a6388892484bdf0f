import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { addBoxes, aTile } from '../buying.ts'
import { runningShopUrl } from '../running-shop-url.ts'
import { openAs } from '../sign-in.ts'
import { signInToConsole, waitForKeys } from '../sign-in-to-console.ts'
import { forcedColorsProblems } from './forced-colors-problems.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const viewport = { width: 1440, height: 900 }
const { product_url } = await aTile(base)

/** One tab for all of them: a new one would load all scripts again. */
const checkAll = (paths: readonly string[], openPage: () => Promise<Page>) => {
  let page: Page
  beforeAll(async () => {
    page = await openPage()
    return () => page.context().close()
  })
  test.each(paths)('%s', async (path) => {
    await page.goto(base + path)
    expect(await forcedColorsProblems(page)).toEqual([])
  })
}

describe('a guest sees in the colors of the system', () => {
  checkAll(['/', '/products?q=porcelain&sort=price', product_url, '/shopping-cart'], async () => {
    const page = await browser.newPage({ viewport })
    await addBoxes(page, base, 2)
    return page
  })
})

describe('a customer sees in the colors of the system', () => {
  checkAll(['/account', '/account/statements', '/account/rewards', '/account/projects/P700001'], () =>
    openAs(browser, base, 'grace@northline.example', { viewport }),
  )
})

describe('staff see in the colors of the system', () => {
  let page: Page
  beforeAll(async () => {
    page = await browser.newPage({ viewport })
    await signInToConsole(page, `${base}/console`, 'ada@tessera.example')
    return () => page.context().close()
  })

  test.each([
    '/console',
    '/console/orders',
    '/console/customers/1000001',
    '/console/products?search=slate',
    '/console/promotions',
    '/console/prices',
    '/console/money/customers/1000001',
    '/console/health',
  ])('%s', async (path) => {
    await page.goto(base + path)
    await waitForKeys(page)
    expect(await forcedColorsProblems(page)).toEqual([])
  })

  test('and what the search of the last one finds', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('northline')
    await page.getByRole('option').nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await forcedColorsProblems(page, '[role=listbox]')).toEqual([])
  })
})
