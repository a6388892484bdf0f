import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { checkScreens } from './check-screens.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const owner = 'grace@northline.example'
const buyer = 'luis@northline.example'
// places reorders: the owner's cart is used by checkout.test.ts, which runs in parallel
const colleague = 'ben@northline.example'
const atHome = 'dana.reed@home.example'

/** Opens the first order of a list that offers the action; a page that does not even name it is not drawn. */
async function openOrderWith(page: Page, list: string, action: string): Promise<void> {
  await page.goto(base + list)
  const links = await page.getByRole('rowheader').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  for (const path of paths) {
    const answer = await page.request.get(base + path)
    if (!(await answer.text()).includes(action)) continue
    await page.goto(base + path)
    if ((await page.getByRole('link', { name: action }).count()) > 0) return
  }
  throw new Error(`No order offers "${action}".`)
}

describe('who may not', () => {
  test(
    'a buyer reads why the orders of the account are not shown, and whom to ask',
    async () => {
      const page = await openAs(browser, base, buyer)
      const answer = await page.goto(`${base}/account/orders?scope=3`)
      expect(answer?.status()).toBe(403)
      await page.getByText('See all account orders').waitFor()
      expect(await page.getByText('Grace Okafor').count()).toBeGreaterThan(0)
      await page.goto(`${base}/account?tab=DUE`)
      await page.getByText('You don’t have access to billing').first().waitFor()
      expect(await page.getByRole('link', { name: 'Invoices' }).count()).toBe(0)
      await page.context().close()
    },
    patience,
  )

  test(
    'a retail customer sees no billing',
    async () => {
      const page = await openAs(browser, base, atHome)
      await page.goto(`${base}/account`)
      await page.getByRole('heading', { name: 'Hello, Dana' }).waitFor()
      for (const name of ['Invoices', 'Statements', 'Billing', 'Due'])
        expect(await page.getByRole('link', { name, exact: true }).count(), name).toBe(0)
      await page.context().close()
    },
    patience,
  )
})

test(
  'an owner narrows the orders, and the export is what is on the screen',
  async () => {
    const page = await openAs(browser, base, owner)
    await page.goto(`${base}/account/orders?scope=3`)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Status').focus()
    await page.getByLabel('Status').selectOption('closed')
    await page.getByRole('link', { name: 'Status: Closed' }).waitFor()
    expect(await page.evaluate('document.activeElement?.id')).toBe('filter-status')
    await page.getByLabel('Search', { exact: true }).fill('Kirkwood')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('link', { name: '“Kirkwood”' }).waitFor()
    await page.getByRole('link', { name: 'All rows per page' }).click()
    await page.getByText(/^\d+ orders$/).waitFor()
    const numbers = await page.getByRole('rowheader').getByRole('link').allTextContents()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(numbers.length).toBeGreaterThan(3)
    expect(text.trim().split('\r\n').length - 1).toBe(numbers.length)
    for (const number of numbers) expect(text).toContain(number)
    await page.context().close()
  },
  patience,
)

test.each([true, false])(
  'a pro orders again from the lot that was delivered (script: %s)',
  async (javaScriptEnabled) => {
    const page = await openAs(browser, base, colleague, { javaScriptEnabled, viewport: { width: 390, height: 844 } })
    await openOrderWith(page, '/account/orders?scope=3&status=closed&size=5', 'Reorder')
    await page.getByRole('link', { name: 'Reorder' }).click()
    await page.getByRole('heading', { name: 'Reorder' }).waitFor()
    const words = await page.getByRole('main').innerText()
    const lots = [...words.matchAll(/Last order: [^\n]*, lot ([\w-]+)/g)].map(([, lot = '']) => lot)
    for (const boxes of await page.getByRole('spinbutton').all()) await boxes.fill('1')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL(/shopping-cart/)
    await page.getByRole('link', { name: 'Check out' }).first().waitFor()
    expect(lots.length).toBeGreaterThan(0)
    const cart = await page.getByRole('main').innerText()
    expect(lots.filter((lot) => cart.includes(lot))).not.toEqual([])
    await page.context().close()
  },
  patience,
)

test(
  'a pro asks for a return without script, and keeps the boxes after all',
  async () => {
    const page = await openAs(browser, base, owner, { javaScriptEnabled: false })
    await openOrderWith(page, '/account/orders?scope=3&period=90&size=50', 'Return boxes')
    await page.getByRole('link', { name: 'Return boxes' }).click()
    await page.getByLabel('Why are you returning them?').fill('Bought one too many')
    await page.getByRole('button', { name: 'Request return' }).click()
    await page.getByText('Enter how many boxes you’re returning.').first().waitFor()
    expect(await page.getByLabel('Why are you returning them?').inputValue()).toBe('Bought one too many')
    await page.getByRole('spinbutton').first().fill('1')
    await page.getByRole('button', { name: 'Request return' }).click()
    await page.getByText('We’ve received your return request').waitFor()
    await page
      .getByRole('button', { name: /^Cancel return/ })
      .first()
      .click()
    await page.getByText('Your return is canceled. Keep the boxes.').waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a pro has an order come later, and writes to the store about it',
  async () => {
    const page = await openAs(browser, base, colleague)
    await openOrderWith(page, '/account/orders?scope=3&status=open&size=50', 'Change delivery')
    await page.getByRole('link', { name: 'Change delivery' }).click()
    const later = [9, 10, 11]
      .map((days) => new Date(Date.now() + days * 86_400_000))
      .find((day) => ![0, 6].includes(day.getUTCDay()))
    await page.getByLabel('Deliver after').fill(later?.toISOString().slice(0, 10) ?? '')
    await page.getByLabel('Driver instructions').fill('Dock behind the house')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Order updated.').waitFor()
    await page.getByText('Dock behind the house').waitFor()
    await page.getByLabel(/^Message our/).fill('Is the truck low enough for a garage?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Message sent to your store.').waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a pro cancels a box of an order; the rest goes on, and the order says what is off',
  async () => {
    const page = await openAs(browser, base, owner)
    await openOrderWith(page, '/account/orders?scope=3&status=open&size=50', 'Cancel items')
    await page.getByRole('link', { name: 'Cancel items' }).click()
    await page.getByRole('button', { name: 'Cancel these boxes' }).click()
    await page.getByText('Enter how many boxes to cancel.').waitFor()
    await page.getByRole('spinbutton').first().fill('1')
    await page.getByRole('button', { name: 'Cancel these boxes' }).click()
    await page.getByText('Those boxes are canceled. The rest of your order is unchanged.').waitFor()
    await page
      .getByText(/\d+ \w+ canceled/)
      .first()
      .waitFor()
    await page.getByRole('term').filter({ hasText: 'Canceled' }).waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.context().close()
  },
  patience,
)

test(
  'a pro cancels an order before picking starts',
  async () => {
    const page = await openAs(browser, base, owner)
    await openOrderWith(page, '/account/orders?scope=3&status=open&size=50', 'Cancel order')
    await page.getByRole('link', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page
      .getByText('Your order is canceled and won’t ship. Any charges will be refunded to your original payment method.')
      .waitFor()
    expect(await page.getByRole('link', { name: 'Cancel order' }).count()).toBe(0)
    await page.context().close()
  },
  patience,
)

const screens = ['/account?tab=orders', '/account?tab=STATUS_DUE', '/account?tab=DUE', '/account/orders']

checkScreens(screens, base, () => openAs(browser, base, owner, { viewport: { width: 1440, height: 900 } }))

test('a closed order fits and is accessible in both themes', async () => {
  const page = await openAs(browser, base, owner, { viewport: { width: 1440, height: 900 } })
  await openOrderWith(page, '/account/orders?status=closed&size=5', 'Reorder')
  expect(await screenProblems(page)).toEqual([])
  await page.context().close()
})
