import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { aTile } from './buying.ts'
import { callAs } from './call-as.ts'
import { countKeys } from './count-keys.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { readAsGuest } from './read-as-guest.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const sam = 'sam@ortegatile.example'

let sue: Page
beforeAll(async () => {
  sue = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(sue, `${base}/console`, 'sue@tessera.example')
})
afterAll(() => sue.context().close())

const goHome = async () => {
  await sue.goto(`${base}/console`)
  await waitForKeys(sue)
}

const inMenu = (name: string) =>
  sue.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true })

test('a held review is published in 2 clicks from home, and customers read it', async () => {
  const { sku, product_url } = await aTile(base)
  const title = `Even color ${Date.now()}`
  await callAs(base, sam, ['POST', '/api/reviews/saveReview'], {
    sku,
    stars: 5,
    title,
    text: 'Call me at 404-555-0190.',
    source: 'job',
  })
  const page = () => readAsGuest(base, `${product_url}?reviewsBy=newest`)
  expect(await page()).not.toContain(title)
  await goHome()
  const counter = countKeys(sue)
  const { click } = counter
  await click(inMenu('Reviews'))
  await click(sue.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Publish' }))
  await sue.getByText(/Saved\./).waitFor()
  expect(counter.keys).toBeLessThanOrEqual(2)
  await expect.poll(page).toContain(title)
  await callAs(base, sam, ['DELETE', `/api/reviews/deleteReview?sku=${sku}`])
})

test('a message of the inbox is answered in 4 keys and clicks from home, and is done', async () => {
  const email = `hal-${Date.now().toString(36)}@home.example`
  await sendMessage(email)
  await goHome()
  const counter = countKeys(sue)
  const { press, type, click } = counter
  await press('g', 'x')
  const card = sue.getByRole('listitem').filter({ hasText: email })
  await click(card.getByText('Answer by email'))
  await card.locator('textarea:focus').waitFor()
  await expectAccessible(sue)
  await type('It is on the truck of today.')
  await press('Control+Enter')
  await sue.getByText('Your answer was sent by email.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(4)
  await sue.goto(`${base}/console/inbox?view=done&search=${email}`)
  await sue.getByText('It is on the truck of today.').waitFor()
})

async function sendMessage(email: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${base}/contact`)
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Hal Moss')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Topic').selectOption({ index: 1 })
  await main.getByLabel('Message').fill('Where is my grout?')
  await main.getByRole('button', { name: /^Send/ }).click()
  await main.getByText(/C-[A-Z0-9]{8}/).waitFor()
  await page.context().close()
}

test('a customer is found by number and by email in 2 keys from home', async () => {
  for (const text of ['1000001', 'grace@northline.example']) {
    await goHome()
    const counter = countKeys(sue)
    const { press, type } = counter
    await press('Control+k')
    await type(text)
    await press('Enter')
    await sue.getByRole('heading', { level: 1, name: 'Northline Renovations' }).waitFor()
    expect(counter.keys).toBeLessThanOrEqual(2)
  }
})
