import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyAsPro } from './apply-as-pro.ts'
import { openBrowser } from './browser.ts'
import { addBoxes, fillDelivery } from './buying.ts'
import { callAs } from './call-as.ts'
import { countKeys } from './count-keys.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let cora: Page
beforeAll(async () => {
  cora = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(cora, `${base}/console`, 'cora@tessera.example')
})
afterAll(() => cora.context().close())

test('Credit opens Northline with net 30 in 11 keys from home; other terms take 4 keys, and both are in force at the next checkout', async () => {
  // other tests take the first customer that northline finds
  const company = `North Line ${Date.now()}`
  const applicant = await applyAsPro(base, company)
  await approve(company)
  const nora = await openAs(browser, base, applicant)
  await goToPayment(nora)
  await nora.getByText(/^Net 30 days, due .* \$25,000\.00 of your credit line/).waitFor()
  await changeTerms(company)
  await nora.reload()
  await nora.getByText(/^Net 45 days, due/).waitFor()
  await nora.context().close()
})

test('from home a message is answered with a template in 2 clicks, customers are reminded in 2, and picks are 1 away', async () => {
  await cora.goto(`${base}/console`)
  await waitForKeys(cora)
  const answer = countKeys(cora)
  const card = cora.getByRole('listitem').filter({ has: cora.getByRole('button', { name: 'Send answer' }) })
  const first = card.first()
  await answer.click(first.getByRole('button', { name: 'Working on it' }))
  await answer.click(first.getByRole('button', { name: 'Send answer' }))
  await cora.getByText('Your answer was sent.').waitFor()
  expect(answer.keys).toBeLessThanOrEqual(4)

  const remind = countKeys(cora)
  await remind.click(cora.getByRole('link', { name: 'Overdue', exact: true }))
  await remind.click(cora.getByRole('button', { name: 'Remind all on this page' }))
  await cora.getByText(/^Reminded /).waitFor()
  expect(remind.keys).toBeLessThanOrEqual(2)
  await cora.goto(`${base}/console`)
  await cora.getByRole('link', { name: 'To pick', exact: true }).click()
  await cora.getByRole('heading', { level: 1, name: /[Pp]ick/ }).waitFor()
})

test('a dispute is accepted in 3 keys and clicks from home, and the customer has the credit', async () => {
  // another amount than at an earlier attempt
  const cents = 100 + (Date.now() % 900)
  const documentId = await aDisputedInvoice(cents)
  await cora.goto(`${base}/console`)
  await waitForKeys(cora)
  const counter = countKeys(cora)
  const { press, type, click } = counter
  await press('Control+k')
  await type(documentId)
  await press('Enter')
  await cora.getByText('One box came chipped').waitFor()
  await click(cora.getByRole('button', { name: 'Accept with this credit' }))
  const amount = `$${(cents / 100).toFixed(2)}`
  await cora.getByText(`${amount} accepted: ${amount} credited with`).waitFor()
  expect(counter.keys).toBeLessThanOrEqual(3)
  const found = await callAs<Disputed>(base, grace, [
    'GET',
    `/api/myaccount/GetBillingDocument?documentId=${documentId}`,
  ])
  expect(found.disputeOutcomes).toContainEqual(expect.objectContaining({ decision: 'accept', creditedCents: cents }))
})

const grace = 'grace@northline.example'

interface Disputed {
  disputeOutcomes: { decision: string; creditedCents: number }[]
}

/** The newest invoice of Northline: other tests take the oldest ones. */
async function aDisputedInvoice(amountCents: number): Promise<string> {
  const { items } = await callAs<{ items: { documentId: string; type: string; openCents: number }[] }>(base, 'admin', [
    'GET',
    '/api/operator/ListDocuments?view=open&search=1000001',
  ])
  const documentId = items.findLast(({ type, openCents }) => type === 'RV' && openCents > 1000)?.documentId ?? ''
  const dispute = { documentId, amountCents, reason: 'One box came chipped' }
  await callAs(base, grace, ['POST', '/api/myaccount/DisputeDocument'], dispute)
  return documentId
}

test('a refund is recorded as sent in 3 keys and clicks from home, and the credit of the customer is used up', async () => {
  const documentId = await aWaitingRefund()
  const counter = countKeys(cora)
  const { press, type, click } = counter
  await cora.goto(`${base}/console`)
  await waitForKeys(cora)
  await press('6')
  // lists of home are documents of their own
  await cora.waitForURL(/list=refunds/)
  await waitForKeys(cora)
  const card = cora.getByRole('listitem').filter({ hasText: documentId })
  await click(card.getByRole('textbox').first())
  await type('Check 1204')
  await press('Control+Enter')
  await cora.getByText('Refund recorded as sent.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(3)
  const credit = await callAs(base, sam, ['GET', `/api/myaccount/GetBillingDocument?documentId=${documentId}`])
  expect(credit).toMatchObject({ openCents: 0 })
})

const sam = 'sam@ortegatile.example'

/** A credit of a customer without debts, whose refund someone has to send. */
async function aWaitingRefund(): Promise<string> {
  const posting = { customerNumber: '1000002', kind: 'credit-memo', amountCents: 4321, parts: [], keepsRemainder: true }
  const made = { ...posting, reason: 'One box short', key: crypto.randomUUID() }
  const { documentId } = await callAs<{ documentId: string }>(
    base,
    'admin',
    ['POST', '/api/operator/PostDocument'],
    made,
  )
  const refund = { documentId, reason: 'Asked on the phone', key: crypto.randomUUID() }
  await callAs(base, 'admin', ['POST', '/api/operator/RefundCredit'], refund)
  return documentId
}

async function approve(company: string): Promise<void> {
  const counter = countKeys(cora)
  const { press, type } = counter
  await press('g', 'P')
  await cora.getByRole('heading', { level: 1, name: 'Pro requests' }).waitFor()
  await press('/')
  await type(company)
  await press('Enter')
  await cora.waitForURL(/search=/)
  // the list before the search has the row, too, among others
  await expect.poll(() => cora.locator('main a[data-row]').count()).toBe(1)
  await press('Escape', 'j', 'Enter')
  await cora.getByRole('heading', { level: 1, name: company }).waitFor()
  await press('e')
  await type('Pro Platinum')
  await press('Tab')
  await type('Net 30')
  await press('Tab')
  await type('25000')
  await press('Enter')
  await cora.getByText('Previous request approved. The applicant was notified.').waitFor()
  // 45 seconds: the certificate is read in 30 of them
  expect(counter.keys).toBeLessThanOrEqual(11)
}

async function changeTerms(company: string): Promise<void> {
  const number = await numberOf(company)
  await cora.goto(`${base}/console`)
  await waitForKeys(cora)
  const counter = countKeys(cora)
  const { press, type } = counter
  await press('Control+k')
  await type(`terms ${number}`)
  await press('Enter')
  await cora.locator('select[name="terms"]:focus').waitFor()
  await type('Net 45')
  await press('Control+s')
  await cora.locator('input[name="reason"]:focus').waitFor()
  await type('Paid the first five invoices early')
  await press('Enter')
  await cora.getByText('Saved. It applies from the next checkout.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(4)
  await expectAccessible(cora)
}

async function numberOf(company: string): Promise<string> {
  await cora.goto(`${base}/console/customers?search=${encodeURIComponent(company)}`)
  const href = await cora.locator('main a[data-row]').first().getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

async function goToPayment(page: Page): Promise<void> {
  await addBoxes(page, base, 1)
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('heading', { name: 'Payment', level: 1 }).waitFor()
}
