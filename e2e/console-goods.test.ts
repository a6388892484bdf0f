import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { aTile } from './buying.ts'
import { callAs } from './call-as.ts'
import { countKeys } from './count-keys.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let walt: Page
beforeAll(async () => {
  walt = await openHome('walt@tessera.example')
})
afterAll(() => walt.context().close())

async function openHome(userName: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(page, `${base}/console`, userName)
  return page
}

test('a lot is counted in 4 keys from home, and its history says who and why', async () => {
  const { sku } = await aTile(base)
  const counter = countKeys(walt)
  const { press, type } = counter
  await press('Control+k')
  await type(`count ${sku}`)
  await press('Enter')
  await walt.locator('input[name="count.0"]:focus').waitFor()
  await expectAccessible(walt)
  const row = walt.getByRole('row').filter({ has: walt.locator('input[name="count.0"]') })
  const counted = String(Number(await row.getByRole('textbox').getAttribute('placeholder')) + 1)
  const reason = `Counted twice ${Date.now()}`
  await type(counted)
  // without a reason it goes to its field
  await press('Enter')
  await walt.locator('input[name="reason"]:focus').waitFor()
  await type(reason)
  await press('Enter')
  await walt.getByText('Saved.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(4)
  await expect.poll(() => row.getByRole('textbox').getAttribute('placeholder')).toBe(counted)
  await walt.getByText(reason).first().waitFor()
})

test('the answer to a form below the fold is scrolled into view, refused or done', async () => {
  const { sku } = await aTile(base)
  const page = await walt.context().newPage()
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(`${base}/console/products/${sku}/stock`)
  await waitForKeys(page)
  const form = page.locator('form', { has: page.locator('#move-lot') })
  await form.getByLabel('To', { exact: true }).selectOption({ index: 2 })
  await form.getByLabel('Reason').fill('For the shop')
  for (const [boxes, answer] of [
    ['99999', /^Only \d+ are free to move\.$/],
    ['1', /^Saved\.$/],
  ] as const) {
    await form.getByLabel('Boxes').fill(boxes)
    await form.getByRole('button', { name: 'Move' }).click()
    const notice = page.getByText(answer)
    await notice.waitFor()
    await expect.poll(() => notice.evaluate(isOnScreen)).toBe(true)
  }
  await page.close()
})

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('a return takes 7 keys and clicks from home, from the request to the credit', async () => {
  const returnNumber = await requestReturn()
  await walt.goto(`${base}/console`)
  await waitForKeys(walt)
  const counter = countKeys(walt)
  const { press, click } = counter
  await press('g', 'r')
  await click(walt.getByRole('link', { name: new RegExp(returnNumber) }))
  await click(walt.getByRole('button', { name: 'Approve' }))
  await click(walt.getByRole('button', { name: 'Mark as received' }))
  await click(walt.getByRole('button', { name: 'Preview credit' }))
  await click(walt.getByRole('button', { name: /^Issue credit of \$/ }))
  await walt.getByRole('region', { name: 'Credit' }).waitFor()
  expect(counter.keys).toBeLessThanOrEqual(7)
  const read = ['GET', `/api/operator/GetReturn?returnNumber=${returnNumber}`] as const
  await expect
    .poll(() => callAs(base, 'admin', read))
    .toMatchObject({ status: 'refunded', creditCents: expect.any(Number) })
})

interface Returnable {
  lines: { lineNo: number; returnability: { canReturn: boolean; boxes: number } }[]
}

/** One box of an order that a customer has. */
async function requestReturn(): Promise<string> {
  const { items } = await callAs<{ items: { number: string }[] }>(base, 'admin', [
    'GET',
    '/api/operator/ListOrders?view=all&search=Northline',
  ])
  for (const { number } of items) {
    const { lines } = await callAs<Returnable>(base, 'admin', ['GET', `/api/operator/GetReturnable?number=${number}`])
    const line = lines.find(({ returnability: { canReturn, boxes } }) => canReturn && boxes > 0)
    if (!line) continue
    const body = { number, kind: 'return', reason: 'One too many', lines: [{ lineNo: line.lineNo, boxes: 1 }] }
    const made = { ...body, key: crypto.randomUUID() }
    const { returnNumber } = await callAs<{ returnNumber: string }>(
      base,
      'admin',
      ['POST', '/api/operator/RequestReturn'],
      made,
    )
    return returnNumber
  }
  throw new Error('nothing can be returned')
}

test('a supplier ships what was forwarded in 5 keys and clicks from home, and the buyer’s order shows it', async () => {
  const order = `keys-${Date.now().toString(36)}`
  await forwardOrder(order)
  const kit = await openHome('kit@kilnworks.example')
  const counter = countKeys(kit)
  const { press, type, click } = counter
  await press('g', 'o')
  await click(kit.getByRole('link', { name: order }))
  await click(kit.getByLabel('Tracking number'))
  await type('1Z999AA10123456786')
  await press('Enter')
  await kit.getByText('The shipment is recorded, and the buyer’s order shows it.').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(5)
  const { Items } = await callAs<{ Items: { QuantityShipped: number }[] }>(base, 'admin', [
    'GET',
    `/v1/orders/Incoming/${order}/lineitems`,
  ])
  expect(Items.map(({ QuantityShipped }) => QuantityShipped)).toEqual([2])
  await kit.context().close()
})

/** Two bags for the dealer of the demo shop, sent to the supplier. */
async function forwardOrder(order: string): Promise<void> {
  const orders = '/v1/orders/Incoming'
  await callAs(base, 'admin', ['POST', orders], { ID: order, FromCompanyID: 'lakeside', FromUserID: 'lakeside' })
  const line = { ProductID: 'KW-THINSET-50', Quantity: 2 }
  await callAs(base, 'admin', ['POST', `${orders}/${order}/lineitems`], line)
  const payment = { Type: 'PurchaseOrder', Amount: 76, Accepted: true }
  await callAs(base, 'admin', ['POST', `${orders}/${order}/payments`], payment)
  await callAs(base, 'admin', ['POST', `${orders}/${order}/submit`])
  await callAs(base, 'admin', ['POST', `${orders}/${order}/forward`])
}
