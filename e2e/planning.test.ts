import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { checkScreens } from './check-screens.ts'
import { offerQuote } from './offer-quote.ts'
import { patience } from './patience.ts'
import { pressButton } from './press-button.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const owner = 'grace@northline.example'
const buyer = 'luis@northline.example'

const openAsUser = (email: string, width: number, options: BrowserContextOptions = {}): Promise<Page> =>
  openAs(browser, base, email, { ...options, viewport: { width, height: 900 } })

/** A new project with a name and one room of 12 by 9 feet; ends on its rooms. */
async function planRoom(page: Page, name: string): Promise<void> {
  await page.goto(`${base}/account/projects`)
  await pressButton(page, 'New project')
  await page.getByLabel('Project name').fill(name)
  await pressButton(page, 'Save details')
  await page.getByText('Details saved.').waitFor()
  await page.getByRole('link', { name: 'Rooms', exact: true }).click()
  await page.getByLabel('Room', { exact: true }).fill('Primary bath')
  await page.getByLabel('Length').fill('12')
  await page.getByLabel('Width').fill('9')
  await pressButton(page, 'Add room')
  await page.getByRole('heading', { name: 'Primary bath' }).waitFor()
}

/** Adds the first tile found to the room; ends on the rooms. */
async function addTile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add products to Primary bath' }).click()
  await page.getByLabel('Product or SKU').fill('porcelain')
  await page.getByRole('search').last().getByRole('button', { name: 'Find' }).click()
  await page.waitForURL(/q=porcelain/)
  expect(await page.getByLabel('Area').first().inputValue()).toBe('108')
  await pressButton(page, /^Add ?: /)
  await page.getByText('Chosen so far for Primary bath').waitFor()
  await page.getByRole('link', { name: 'Back to the project' }).click()
  await page.getByText(/^Covers .* 108 to install/).waitFor()
}

/** Lays out the room tile by tile with the keyboard alone; ends on the rooms. */
async function drawLayout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Layouts', exact: true }).click()
  await page.getByRole('img', { name: /whole/ }).waitFor()
  for (const side of ['Side 1', 'Side 3']) {
    await page.getByLabel(side, { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('14 ft')
    await page.keyboard.press('Enter')
  }
  await page.getByText('126 sq ft ·').waitFor()
  await page.getByRole('button', { name: 'Best start' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('no slivers').waitFor()
  await pressButton(page, 'Add materials to project')
  await page.getByText('Layout saved. Tile').waitFor()
  await page.getByRole('link', { name: 'Rooms', exact: true }).click()
}

test(
  'an invalid link opens nothing and says what to do',
  async () => {
    const page = await browser.newPage()
    const answer = await page.goto(`${base}/shared-sheet/guessed.token`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await page.getByText('Ask the sender for a new one.').waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a buyer sees neither projects of others nor the quotes of the account, and reads whom to ask',
  async () => {
    const page = await openAsUser(buyer, 390)
    expect((await page.goto(`${base}/account/projects/P700001`))?.status()).toBe(404)
    expect((await page.goto(`${base}/account/selection-sheets/S500001`))?.status()).toBe(404)
    expect((await page.goto(`${base}/account/quotes?scope=3`))?.status()).toBe(403)
    await page.getByText('See all account orders').waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a pro plans a room, changes its area, requests a quote and accepts it',
  async () => {
    const page = await openAsUser(owner, 1440)
    await planRoom(page, 'Lake house')
    await addTile(page)
    await drawLayout(page)
    await page
      .getByText(/^Edit: /)
      .first()
      .click()
    await page.getByText(/^Done: /).waitFor()
    await page.getByLabel('Area', { exact: true }).first().fill('216')
    await page.getByLabel('Area', { exact: true }).first().blur()
    await page.getByText(/^Covers .* 216 to install/).waitFor()
    await page.getByText('Request a quote').first().click()
    await page.getByLabel('PO number').first().fill('PO-77')
    await pressButton(page, 'Send request')
    await page.getByText('Your request was sent to your store.').waitFor()
    await offerQuote(browser, base, 'Lake house')
    await page.reload()
    await page.getByRole('button', { name: /^Accept and order/ }).waitFor()
    await pressButton(page, /^Accept and order/)
    await page
      .getByText(/Thank you. Your order number is/)
      .or(page.getByText('Accept with these changes'))
      .first()
      .waitFor()
    if ((await page.getByLabel('Accept with these changes').count()) > 0) {
      await page.getByLabel('Accept with these changes').check()
      await pressButton(page, /^Accept and order/)
    }
    await page.getByRole('link', { name: 'See order' }).click()
    await page.waitForURL(/\/account\/orders\/./)
    await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a room is planned without script',
  async () => {
    const page = await openAsUser(owner, 390, { javaScriptEnabled: false })
    await planRoom(page, 'Garden flat')
    await addTile(page)
    await page
      .getByText(/^Edit: /)
      .first()
      .click()
    await page.getByLabel('Measure by').first().selectOption('box')
    await page.getByLabel('Number to buy').first().fill('40')
    await pressButton(page, 'Save product')
    await page.getByText('40 boxes', { exact: true }).waitFor()
    await page
      .getByText(/^Edit: /)
      .first()
      .click()
    await pressButton(page, /^Remove /)
    await pressButton(page, 'Undo')
    await page.getByText('40 boxes', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Layouts', exact: true }).click()
    await pressButton(page, 'L-shape')
    expect(await page.getByLabel('Side 3', { exact: true }).inputValue()).toBe('6 ft')
    await page.getByLabel('Side 3', { exact: true }).fill('six')
    await pressButton(page, 'Save layout')
    await page.getByText('Enter a length').last().waitFor()
    await page.getByLabel('Side 3', { exact: true }).fill('6')
    await pressButton(page, 'Save layout')
    await page.getByText('Layout saved.').waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a late editor sees who was first, and makes the change again',
  async () => {
    const page = await openAsUser(owner, 820)
    await planRoom(page, 'Two hands')
    await page.getByRole('link', { name: 'Details', exact: true }).click()
    await page.getByLabel('PO number').last().fill('PO-1')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Project name').fill('Four hands')
    await pressButton(other, 'Save details')
    await other.getByText('Details saved.').waitFor()
    await pressButton(page, 'Save details')
    await page.getByText('This project was changed', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Four hands' }).waitFor()
    expect(await page.getByText(/You.*Changed the/).count()).toBeGreaterThan(0)
    await pressButton(page, 'Save my version anyway')
    await page.getByText('Details saved.').waitFor()
    expect(await page.getByText('PO PO-1').count()).toBeGreaterThan(0)
    await page.context().close()
  },
  patience,
)

const screens = [
  '/account/projects',
  '/account/projects/P700001',
  '/account/projects/P700004?tab=materials',
  '/account/projects/P700004/layouts',
  '/account/projects/P700004?tab=budget',
  '/account/projects/P700004?tab=people',
  '/account/projects/P700004?tab=details',
  '/account/projects/P700001/add?q=hex',
  '/account/quotes?scope=3',
  '/account/quotes/Q3000006',
  '/account/quotes/Q3000009',
  '/account/selection-sheets',
  '/account/selection-sheets/S500004',
  '/account/selection-sheets/S500004?tab=comments',
  '/account/selection-sheets/S500004?tab=details',
  '/account/selection-sheets/S500005?tab=share',
  '/account/selection-sheets/S500005/versions/1',
]

checkScreens(screens, base, () => openAsUser(owner, 1440))
