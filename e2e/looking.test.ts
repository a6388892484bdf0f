import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility-problems.ts'
import { openBrowser } from './browser.ts'
import { addBoxes } from './buying.ts'
import { lookAs } from './look-as.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { shareSheet } from './share-sheet.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let shop: Page
let sheet: string
beforeAll(async () => {
  const ben = await openAs(browser, base, 'ben@northline.example')
  await addBoxes(ben, base, 3)
  const grace = await openAs(browser, base, 'grace@northline.example')
  sheet = await shareSheet(grace, base)
  await Promise.all([ben.context().close(), grace.context().close()])
  shop = await lookAs(browser, base, 'Ben Sorensen')
  return () => shop.context().close()
})

/** The page is still there, and its change was answered with the sentence that forms are stopped with. */
async function expectRefusedInPlace(path: string): Promise<void> {
  await shop.getByRole('alert').getByText('Nothing was sent: you opened the shop to look only.').waitFor()
  expect(new URL(shop.url()).pathname).toBe(path)
  expect(await shop.getByText('You can look, not change anything.').count()).toBe(1)
  expect(await accessibilityProblems(shop)).toEqual([])
}

test('a quantity that staff who look type in the cart stays typed, and the page stays', async () => {
  await shop.goto(`${base}/shopping-cart`)
  const quantity = shop.getByRole('spinbutton', { name: /^Quantity of/ }).first()
  const saved = await quantity.inputValue()
  await quantity.fill('77')
  await expectRefusedInPlace('/shopping-cart')
  expect(await quantity.inputValue()).toBe('77')
  await shop.getByText('You opened the shop to look only. To order').waitFor()
  await shop.reload()
  expect(await quantity.inputValue()).toBe(saved)
})

test('so does a field of a project', async () => {
  await shop.goto(`${base}/account/projects`)
  await shop.getByRole('link', { name: 'Peachtree Lofts, unit 4' }).click()
  await shop
    .getByRole('link', { name: /^Edit ?:/ })
    .first()
    .click()
  await shop.getByRole('link', { name: /^Done/ }).waitFor()
  const note = shop.getByRole('textbox', { name: /^Note/ }).first()
  const saved = await note.inputValue()
  await note.fill('Deliver to the back door')
  await note.press('Tab')
  await expectRefusedInPlace(new URL(shop.url()).pathname)
  expect(await note.inputValue()).toBe('Deliver to the back door')
  await shop.getByText('Some changes aren’t saved yet.').waitFor()
  await shop.reload()
  expect(await note.inputValue()).toBe(saved)
})

test('the bar stands over no part of the header, and is low on a phone', async () => {
  await shop.goto(`${base}/account`)
  await shop.evaluate(() => scrollTo(0, 700))
  const header = await shop.getByRole('banner').boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(0)
  await shop.setViewportSize({ width: 390, height: 844 })
  const bar = await shop.getByRole('region', { name: 'Acting for a customer' }).boundingBox()
  await shop.setViewportSize({ width: 1440, height: 900 })
  expect(bar?.y).toBe(0)
  expect(bar?.height).toBeLessThan(100)
})

test('a choice on a selection sheet goes back to the saved one', async () => {
  await shop.goto(base + sheet)
  const choices = shop.getByRole('group', { name: 'Choose your favorite' }).first().getByRole('radio')
  await choices.nth(1).click()
  await expectRefusedInPlace(sheet)
  expect(await choices.nth(1).isChecked()).toBe(false)
  expect(await choices.first().isChecked()).toBe(true)
})
