import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { aTile } from './buying.ts'
import { callAs } from './call-as.ts'
import { countKeys } from './count-keys.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let sue: Page
beforeAll(async () => {
  sue = await browser.newPage()
  await signInToConsole(sue, `${base}/console/customers`, 'sue@tessera.example')
})
afterAll(() => sue.context().close())

describe('a customer cannot see a tile; service finds why and opens it', () => {
  test('from the customer in at most 5 keys and clicks; why a product is open takes 3 (shopware#3268)', async () => {
    const sku = await aClosedTile()
    await sue.goto(`${base}/console`)
    await waitForKeys(sue)
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await sue.keyboard.press(key)
    }
    const enter = async (text: string) => {
      await sue.keyboard.type(text)
      await press('Enter')
    }
    await press('Control+k')
    await enter('1000001')
    await sue.getByRole('heading', { level: 1, name: 'Northline Renovations' }).waitFor()
    await press('w')
    await enter(sku)
    await sue.getByText(/can’t see this product/).waitFor()
    expect(await sue.locator('main').textContent()).toContain('Category Closed room is closed to')
    await expectAccessible(sue)
    await sue.setViewportSize({ width: 320, height: 800 })
    expect(await sue.evaluate<number>(roomAboveWords)).toBeGreaterThan(4)
    await sue.setViewportSize({ width: 1440, height: 900 })
    await sue.getByRole('button', { name: /^Open this product to/ }).click()
    presses += 1
    await sue.getByText('Saved. They see it now.').waitFor()
    expect(presses).toBeLessThanOrEqual(5)
    await expectAccessible(sue)
  })

  test('why somebody sees a product: 3 keys from home', async () => {
    await sue.setViewportSize({ width: 1440, height: 900 })
    await sue.goto(`${base}/console/r/products?Active=true`)
    const sku = (await sue.locator('a[data-row]').first().textContent()) ?? ''
    await sue.goto(`${base}/console`)
    await waitForKeys(sue)
    await sue.keyboard.press('Control+k')
    await sue.keyboard.type(sku)
    await sue.keyboard.press('Enter')
    await sue.waitForURL(`**/console/products/${sku}`)
    await sue.locator('main a[data-key="w"]').waitFor()
    await sue.keyboard.press('w')
    await sue.getByText(/sees? this product/).waitFor()
  })
})

test('why a customer pays a price takes 2 keys from home, and the shop as they see it 4', async () => {
  const { sku } = await aTile(base)
  await sue.setViewportSize({ width: 1440, height: 900 })
  await sue.goto(`${base}/console`)
  await waitForKeys(sue)
  const price = countKeys(sue)
  await price.press('Control+k')
  await price.type(`why ${sku} for 1000001`)
  await price.press('Enter')
  await sue.getByRole('heading', { level: 1, name: 'Northline Renovations' }).waitFor()
  await sue.getByText(/sees? this product/).waitFor()
  expect(price.keys).toBeLessThanOrEqual(2)
  const acting = countKeys(sue)
  await acting.press('Control+k')
  await acting.type('as grace@northline.example')
  await acting.press('Enter')
  await sue.locator('input[name="reason"]:focus').waitFor()
  await acting.type('Can’t find the order')
  await acting.press('Enter')
  await sue.locator('button:focus', { hasText: 'Open the shop as' }).waitFor()
  const opened = sue.context().waitForEvent('page')
  await acting.press('Enter')
  const shop = await opened
  await shop
    .getByText(/Grace Okafor/)
    .first()
    .waitFor()
  expect(acting.keys).toBeLessThanOrEqual(4)
  await shop.close()
})

test('an email is sent again in 3 keys and clicks from home', async () => {
  await sue.goto(`${base}/console/customers/1000001`)
  await sue.getByText('Sign-in help').first().click()
  await sue.getByRole('button', { name: 'Email a link to set a password' }).first().click()
  await sue.getByText(/the link to set a password is on its way/).waitFor()
  await sue.goto(`${base}/console`)
  await waitForKeys(sue)
  const again = countKeys(sue)
  await again.press('Control+k')
  await again.type('1000001')
  await again.press('Enter')
  await again.click(sue.getByRole('button', { name: /^Send again: / }).first())
  await sue.getByText(/^It is being sent to /).waitFor()
  expect(again.keys).toBeLessThanOrEqual(3)
})

/** Between the frame of a button with two lines and its words, in pixels. */
const roomAboveWords = `(() => {
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) => /^Open this/.test(textContent))
  const words = document.createRange()
  words.selectNodeContents(button)
  return words.getBoundingClientRect().top - button.getBoundingClientRect().top
})()`

/** A tile whose only category is closed to all customers. */
async function aClosedTile(): Promise<string> {
  const id = `closed-${Date.now()}`
  const categories = '/catalogs/storefront/categories'
  for (const [method, path, body] of [
    ['PUT', `/products/${id}`, { Name: 'Closed tile', Active: true }],
    ['POST', '/catalogs/productassignments', { CatalogID: 'storefront', ProductID: id }],
    // an inactive category is in no menu of the shop
    ['PUT', `${categories}/${id}`, { Name: 'Closed room', Active: false }],
    ['POST', `${categories}/productassignments`, { CategoryID: id, ProductID: id }],
  ] as const)
    await callAs(base, 'admin', [method, `/v1${path}`], body)
  return id
}
