import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { checkScreens } from './check-screens.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

const [owner, clerk, buyer, retail] = [
  'grace@northline.example',
  'wanda@northline.example',
  'ben@northline.example',
  'dana.reed@home.example',
] as const

const signedIn = (email: string, width: number, options: BrowserContextOptions = {}): Promise<Page> =>
  openAs(browser, base, email, { ...options, viewport: { width, height: 900 } })

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('12/40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Wanda Pruitt')
  await page.getByLabel('Billing ZIP code').fill('30303')
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('a retail customer has no billing, and the page says where receipts are', async () => {
  const page = await signedIn(retail, 390)
  await page.goto(`${base}/account/invoices`)
  await heading(page, 'Billing is for Pro Accounts').waitFor()
  await page.context().close()
})

test('a user without the right sees which one is missing and who can grant it', async () => {
  const page = await signedIn(buyer, 390)
  for (const path of ['invoices', 'statements', 'credits', 'billing-history']) {
    await page.goto(`${base}/account/${path}`)
    await heading(page, 'You don’t have access to billing').waitFor()
    expect(await page.getByText(/Please ask Grace Okafor/).count()).toBe(1)
  }
  await page.context().close()
})

test('on a phone the state of each invoice stands before its due day, on one line or two', async () => {
  const page = await signedIn(owner, 390)
  await page.goto(`${base}/account/invoices`)
  const isBefore = await page.locator('td[data-card=note] > span').evaluateAll((cells) =>
    cells.map(({ firstElementChild: due, lastElementChild: state }) => {
      const [a, b] = [state, due].map((one) => one?.getBoundingClientRect())
      return a && b && (a.bottom <= b.top || a.right <= b.left)
    }),
  )
  expect(isBefore.length).toBeGreaterThan(2)
  expect(isBefore).not.toContain(false)
  await page.context().close()
})

test('a pro finds overdue invoices, pays three with a credit, and takes the receipt along', async () => {
  const page = await signedIn(clerk, 1440)
  await page.goto(`${base}/account/invoices`)
  await page.getByRole('link', { name: 'Overdue', exact: true }).click()
  // the address changes before the list does, and the list before may begin with an invoice that is not due yet
  await page.getByRole('link', { name: /Due: Overdue/ }).waitFor()
  const ticks = page.getByRole('checkbox', { name: /^Select RV/ })
  for (const at of [0, 1, 2]) await ticks.nth(at).check()
  await page.getByText(/^3 documents/).waitFor()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await heading(page, 'Pay invoices').waitFor()
  expect(await page.getByLabel(/Apply open credits first/).isChecked()).toBe(true)
  await enterCard(page, '4000 0000 0000 1018')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page
    .getByRole('alert')
    .getByText(/declined|refused|another card/i)
    .waitFor()
  await page.getByText('Pay with another card').click()
  await enterCard(page, '4111 1111 1111 1111')
  await page.getByLabel('Save this card for next time').check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await heading(page, 'Thank you').waitFor()
  expect(await page.getByRole('table', { name: 'Paid documents' }).getByRole('row').count()).toBe(4)
  await page.getByRole('heading', { name: 'Credits applied' }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Receipt as PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^RCT-.+\.pdf$/)
  await page.goto(`${base}/account/payment-methods`)
  await page.getByText('•••• 1111').waitFor()
  await page.context().close()
})

test('without script a part of an invoice is paid by card, and the rest stays open', async () => {
  const page = await signedIn(clerk, 390, { javaScriptEnabled: false })
  await page.goto(`${base}/account/invoices?status=open&sort=-openCents`)
  await page
    .getByRole('checkbox', { name: /^Select RV/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Pay selected' }).click()
  await page.getByLabel(/^Amount for RV/).fill('100.00')
  await page.getByRole('button', { name: 'Update total' }).click()
  await page.getByLabel('Reason for partial payment').waitFor()
  if ((await page.getByRole('radio').count()) === 0) await enterCard(page, '4111 1111 1111 1111')
  await page.getByLabel('Reason for partial payment').fill('Two boxes were broken')
  await page.getByRole('button', { name: 'Pay $100.00' }).click()
  await heading(page, 'Thank you').waitFor()
  await page.context().close()
})

test('without script a pro pays from a bank account, and reads that the bank takes a few days', async () => {
  const page = await signedIn(clerk, 820, { javaScriptEnabled: false })
  await page.goto(`${base}/account/invoices?status=open&sort=openCents`)
  await page
    .getByRole('checkbox', { name: /^Select DV/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Pay selected' }).click()
  const credits = page.getByLabel(/^Apply open credits first/)
  if ((await credits.count()) > 0) await credits.uncheck()
  await page.getByRole('button', { name: 'Update total' }).click()
  const fill = async () => {
    await page.getByLabel('Routing number').fill('021000021')
    await page.getByLabel('Account number').fill('123456789')
    await page.getByLabel('Account holder').fill('Northline Renovations')
  }
  await page.getByText('Pay from a bank account', { exact: true }).click()
  await fill()
  await page.getByRole('button', { name: /from bank account$/ }).click()
  await page.getByText('Authorize the debit to continue.').first().waitFor()
  await fill()
  await page.getByLabel(/^I authorize a one-time debit/).check()
  await page.getByRole('button', { name: /from bank account$/ }).click()
  await heading(page, 'Waiting for your bank').waitFor()
  await page.getByText('Bank account ending in 6789').waitFor()
  await page.context().close()
})

test('a box in dispute is noted, and taken back', async () => {
  const page = await signedIn(owner, 820)
  await page.goto(`${base}/account/invoices?status=open&document=RV`)
  await page.getByRole('link', { name: /^RV/ }).first().click()
  await page.getByText('Dispute this invoice').click()
  await page
    .getByLabel(/^(Boxes|Quantity) of /)
    .first()
    .fill('1')
  await page.getByLabel('What’s wrong?').fill('A box arrived broken')
  await page.getByRole('button', { name: 'Submit dispute' }).click()
  await page.getByText('Reminders are paused').waitFor()
  await page.getByRole('button', { name: 'Withdraw dispute' }).click()
  await page.getByText('Dispute withdrawn.').waitFor()
  await page.context().close()
})

test('points become a credit, and the credit pays what is due first', async () => {
  const page = await signedIn(owner, 820)
  await page.goto(`${base}/account/rewards`)
  await page.getByLabel('Points to redeem').fill('150')
  await page.getByRole('button', { name: 'Redeem for credit' }).click()
  await page.getByRole('alert').getByText('multiple of 100').first().waitFor()
  await page.getByLabel('Points to redeem').fill('500')
  await page.getByRole('button', { name: 'Redeem for credit' }).click()
  await page.getByText('500 points redeemed for a credit of $5.00').waitFor()
  await page.getByRole('link', { name: 'Use the credit' }).click()
  await page.getByRole('button', { name: /^Apply \$/ }).click()
  await page.getByText(/in credits applied/).waitFor()
  await page.getByRole('link', { name: 'See the receipt' }).click()
  await heading(page, 'Thank you').waitFor()
  await page.context().close()
})

const screens = [
  '/account/invoices',
  '/account/invoices?due=overdue&size=25',
  '/account/invoices/pay?all=overdue',
  '/account/statements',
  '/account/credits',
  '/account/billing-history',
  '/account/rewards',
  '/account/rewards/statements',
  '/account/payment-methods',
  '/account/payment-methods?add=1',
]

checkScreens(screens, base, () => signedIn(owner, 1440))

test.each(['statements', 'invoices'])('the first of the %s fits and is accessible in both themes', async (list) => {
  const page = await signedIn(owner, 1440)
  await page.goto(`${base}/account/${list}`)
  const path = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href')
  await page.goto(base + path)
  expect(await screenProblems(page)).toEqual([])
  await page.context().close()
})
