import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Found {
  sku: string
  name: string
  product_url: string
}

/** A tile that is in stock and sold by the box. */
export async function aTile(base: string): Promise<Found> {
  const answer = await fetch(`${base}/api/search/products?department=Tile&filter=availability:stocked&pageSize=1`)
  const { records } = (await answer.json()) as { records: Found[] }
  const [tile] = records
  if (!tile) throw new Error('The shop has no tile.')
  return tile
}

/** Adds boxes on the product page and opens the cart. */
export async function addBoxes(page: Page, base: string, boxes: number, hasSample = false): Promise<void> {
  const { product_url } = await aTile(base)
  await page.goto(base + product_url)
  const main = page.getByRole('main')
  await main.locator('input[name=quantity][type=number]').fill(String(boxes))
  await press(page, /add to cart/i)
  if (hasSample) await press(page, /^add sample/i)
  await page.goto(`${base}/shopping-cart`)
}

/** Presses the favorite button of a card, again if the page's script was not ready. */
export async function pressFavorite(page: Page, at: number): Promise<void> {
  const heart = page.getByRole('button', { name: /^Favorite/ }).nth(at)
  const press = async () => {
    await heart.click()
    return heart.getAttribute('aria-pressed')
  }
  await expect.poll(press).toBe('true')
}

/** Presses it and waits until the server has received it. */
async function press(page: Page, name: RegExp): Promise<void> {
  const received = page.waitForResponse((one) => one.request().method() === 'POST' && !one.url().endsWith('/collect'))
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await received
}

/** Uses a unique email: a sample is limited to one per address. */
export async function fillAddress(page: Page): Promise<string> {
  const email = `dana-${randomUUID().slice(0, 8)}@example.com`
  await page.getByRole('heading', { name: 'Shipping', level: 1 }).waitFor()
  await page.getByRole('main').getByLabel('Email').fill(email)
  await fillDelivery(page)
  return email
}

/** The form of a customer whose email is known and whose address book is empty. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Shipping', level: 1 }).waitFor()
  const main = page.getByRole('main')
  await main.getByLabel('First name').fill('Dana')
  await main.getByLabel('Last name').fill('Reyes')
  await main.getByLabel('Street address').fill('12 Oak St')
  await main.getByLabel('City').fill('Naperville')
  await main.getByLabel('State').selectOption('IL')
  await main.getByLabel('ZIP code').first().fill('60540')
  await main.getByLabel('Phone').fill('630 555 0142')
  await main.getByRole('button', { name: 'See shipping options' }).click()
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('12/40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Dana Reyes')
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
}
