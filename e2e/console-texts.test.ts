import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let page: Page
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(page, `${base}/console/orders`, 'carl@tessera.example')
})
afterAll(() => page.context().close())

const inMenu = (name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true })

test('a note survives a lost network, another page and a reload, and is gone once it is saved', async () => {
  await page.locator('main [data-row]').first().click()
  const note = page.getByLabel('Note for the team')
  const text = `Call before 8 ${Date.now()}`
  await note.fill(text)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => note.inputValue()).toBe(text)
  await inMenu('Quotes').click()
  await page.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor()
  await page.goBack()
  await expect.poll(() => note.inputValue()).toBe(text)
  await page.reload()
  await waitForKeys(page)
  await expect.poll(() => note.inputValue()).toBe(text)
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('listitem').filter({ hasText: text }).waitFor()
  await page.reload()
  await waitForKeys(page)
  expect(await note.inputValue()).toBe('')
})

test('lines at the counter survive another page, each with its customer', async () => {
  await page.goto(`${base}/console/counter/new?customer=1000001`)
  await waitForKeys(page)
  const lines = page.getByLabel('Add lines')
  await lines.fill('205253 12')
  await page.goto(`${base}/console/counter/new?customer=1000002`)
  await waitForKeys(page)
  expect(await lines.inputValue()).toBe('')
  await page.goto(`${base}/console/counter/new?customer=1000001`)
  await expect.poll(() => lines.inputValue()).toBe('205253 12')
})
