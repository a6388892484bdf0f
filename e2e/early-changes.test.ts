import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { addBoxes } from './buying.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { shareSheet } from './share-sheet.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

/** Opens an address while no script arrives, as on a slow phone, until the change was made. */
async function changeEarly(page: Page, path: string, change: () => Promise<void>): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
  await page.goto('about:blank') // has none of the fields
  const opened = page.goto(base + path, { waitUntil: 'commit' })
  await change()
  expect(await page.evaluate("'__reactRouterDataRouter' in globalThis")).toBe(false)
  release()
  await opened
  await page.unroute('**/assets/*.js')
}

test('a quantity that is typed before the scripts run is saved', async () => {
  const page = await browser.newPage()
  await addBoxes(page, base, 3)
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ })
  await changeEarly(page, '/shopping-cart', () => quantity.fill('5'))
  await page.getByText('5 boxes').first().waitFor()
  expect(await quantity.inputValue()).toBe('5')
  await page.reload()
  expect(await quantity.inputValue()).toBe('5')
  await page.context().close()
})

test('so is a note of a project', async () => {
  const page = await openAs(browser, base, 'grace@northline.example')
  await page.goto(`${base}/account/projects`)
  await page.getByRole('link', { name: 'Marietta showroom' }).click()
  await page
    .getByRole('link', { name: /^Edit ?:/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Done/ }).waitFor()
  const note = page.getByRole('textbox', { name: /^Note/ }).first()
  const { pathname, search } = new URL(page.url())
  await changeEarly(page, pathname + search, async () => {
    await note.fill('Tint the grout')
    await note.press('Tab')
  })
  await page.getByText('“Tint the grout”').waitFor()
  await page.context().close()
})

test('so is a choice of a client', async () => {
  const page = await openAs(browser, base, 'grace@northline.example')
  const sheet = await shareSheet(page, base)
  const choices = page.getByRole('group', { name: 'Choose your favorite' }).first().getByRole('radio')
  const { promise: saved, resolve } = Promise.withResolvers<void>()
  page.on('response', (one) => one.request().method() === 'POST' && one.url().includes(sheet) && resolve())
  await changeEarly(page, sheet, () => choices.nth(1).check())
  await saved
  await expect.poll(() => choices.nth(1).isChecked()).toBe(true)
  await page.reload()
  expect(await choices.nth(1).isChecked()).toBe(true)
  await page.context().close()
})
