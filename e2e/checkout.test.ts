import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility-problems.ts'
import { openBrowser } from './browser.ts'
import { addBoxes, fillAddress, fillCard, placeOrder } from './buying.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

/** One box more for the order that was just placed, once the back office has it. */
async function addMore(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect
    .poll(async () => {
      await page.goto(`${base}/account/orders?CHAR=PO-7781`)
      return main.getByRole('link', { name: /^4500/ }).count()
    })
    .toBeGreaterThan(0)
  await main.getByRole('link', { name: /^4500/ }).first().click()
  await page.getByRole('link', { name: 'Add to this order' }).click()
  await page.getByRole('button', { name: 'Show cost' }).click()
  await main.getByText('Additional freight').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Add for \$/ }).click()
  await page.getByText('Added to your order and reserved.').waitFor()
  await main.getByText(/added 1 of/).waitFor({ state: 'attached' })
}

test(
  'an unknown coupon is refused with the reason, and what was typed stays',
  async () => {
    const page = await browser.newPage()
    await addBoxes(page, base, 1)
    await page.getByText('Add a coupon').click()
    await page.getByLabel('Coupon code').fill('NOPE10')
    await page.getByRole('button', { name: 'Apply coupon' }).click()
    await page.getByText('That code isn’t valid.').waitFor()
    expect(await page.getByLabel('Coupon code').inputValue()).toBe('NOPE10')
    await page.context().close()
  },
  patience,
)

test(
  'a reload and the way back lose nothing of the checkout, and the whole price is known before paying',
  async () => {
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await addBoxes(page, base, 2)
    await page.getByRole('link', { name: 'Check out' }).click()
    await fillAddress(page)
    await main.getByRole('button', { name: 'Continue to payment' }).waitFor()
    await page.reload()
    expect(await main.getByLabel('Street address').inputValue()).toBe('12 Oak St')
    await main.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('heading', { name: 'Payment', level: 1 }).waitFor()
    const total = /Total\s*\$([\d.,]+)/
    const before = total.exec(await main.innerText())?.[1]
    expect(before).toBeDefined()
    await page.goBack()
    await page.waitForURL(/checkout\/shipping/)
    await page.goForward()
    await page.reload()
    await fillCard(page, '4111 1111 1111 1111')
    await page.waitForURL(/checkout\/order-review/)
    await page.reload()
    expect(total.exec(await main.innerText())?.[1]).toBe(before)
    await placeOrder(page)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a guest pays over time: applies at the lender, waits, and the order is placed',
  async () => {
    const page = await browser.newPage()
    await addBoxes(page, base, 8)
    await page.getByRole('link', { name: 'Check out' }).click()
    await fillAddress(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('button', { name: 'Apply with Citizen Pay' }).click()
    await page.getByLabel('Your full name').fill('Dana Reyes')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.waitForURL(/checkout\/|order-confirmation/)
    await placeOrder(page)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a pro on net terms ships to an address of the book, pays on invoice, and adds to the order that has the PO number',
  async () => {
    const page = await openAs(browser, base, 'grace@northline.example')
    const main = page.getByRole('main')
    await addBoxes(page, base, 2)
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 boxes').first().waitFor()
    await page.getByRole('link', { name: 'Check out' }).click()
    await main.getByRole('radio', { name: /2140 Piedmont/ }).check()
    await main.getByRole('button', { name: 'See shipping options' }).click()
    await main.getByRole('button', { name: 'Continue to payment' }).click()
    await main.getByText(/^Net 30 days, due/).waitFor()
    await main.getByLabel('PO number').fill('PO-7781')
    await main.getByRole('button', { name: 'Pay on invoice' }).click()
    await main.getByText('PO number PO-7781').waitFor()
    await placeOrder(page)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await main.getByText('2140 Piedmont Avenue').count()).toBe(1)
    await addMore(page)
    await page.context().close()
  },
  patience,
)
