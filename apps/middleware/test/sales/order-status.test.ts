import { linkToken } from '@tessera/middleware/kit/link-token'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSalesShop, type SalesShop } from './a-sales-shop.ts'

let shop: SalesShop
/** The number of a guest's order. */
let number: string
const email = 'lee@example.com'

beforeAll(async () => {
  shop = await aSalesShop()
  const { payments, needs } = shop
  const guest = await payments.shopper({ slate: 3 })
  await payments.submit(guest, { paymentMethod: 'Credit_Card', paymentToken: await payments.card(guest) })
  await needs.database.rows(
    sql`update payment_attempts set email = 'Lee@Example.com' where order_id = ${guest.orderId}`,
  )
  number = (await importWebOrder(needs, guest.orderId)) ?? ''
})
beforeEach(async () => {
  const { database } = shop.needs
  await database.rows(sql`delete from rate_limits`)
  await database.rows(sql`delete from mails`)
})

const ask = (typed: string, address = email) =>
  shop.anonymous.OrderStatus.requestLink({ number: typed, email: address })
const letters = () =>
  shop.needs.database.rows<{ recipient: string; body: string }>(sql`
    select recipient, body from mails where template = 'order-link' order by created_at, ctid`)
const tokenFor = (purpose: 'order-status' | 'cart', subject: string, at = new Date()) =>
  linkToken(Buffer.alloc(32, 7), purpose, subject, at)

describe('refused is', () => {
  test('text that is no email address', async () => {
    await expect(ask(number, 'lee')).rejects.toMatchObject({ fields: [{ field: 'email' }] })
    expect(await letters()).toEqual([])
  })

  test('the eleventh question within ten minutes', async () => {
    for (let times = 0; times < 10; times += 1) await ask('1')
    await expect(ask('1')).rejects.toMatchObject({ status: 429 })
  })

  test('a link that is forged, expired or for something else, and one to no order', async () => {
    const { getOrder } = shop.anonymous.OrderStatus
    const old = tokenFor('order-status', number, new Date(Date.now() - 91 * 24 * 60 * 60 * 1000))
    for (const [token, code] of [
      ['made.up', 'Form.LinkInvalid'],
      [tokenFor('cart', number), 'Form.LinkInvalid'],
      [old, 'Form.LinkExpired'],
      [tokenFor('order-status', 'nothing'), 'NotFound'],
    ] as const)
      await expect(getOrder({ token })).rejects.toMatchObject({ code })
  })
})

describe('the reply is the same', () => {
  test.each([
    ['for the right number and address', () => [number, email]],
    ['for an unknown number', () => ['000', email]],
    ['for another address', () => [number, 'eve@example.com']],
  ] as const)('%s', async (_, typed) => {
    const [typedNumber = '', address] = typed()
    expect(await ask(typedNumber, address)).toEqual({
      message: 'If we have an order with this number and email address, we’ve emailed you a link to it.',
    })
  })

  test('and only a match sends an email, at most six an hour', async () => {
    await ask('000')
    await ask(number, 'eve@example.com')
    expect(await letters()).toEqual([])
    for (let times = 0; times < 8; times += 1) await ask(number)
    expect(await letters()).toHaveLength(5)
  })
})

test('a guest types the number as printed, follows the link and reads the order, without any action', async () => {
  await ask(` #${number} `, 'LEE@example.com')
  const [letter] = await letters()
  expect(letter?.recipient).toBe(email)
  const token = /order-status\?token=(\S+)/.exec(letter?.body ?? '')?.[1] ?? ''
  const order = await shop.anonymous.OrderStatus.getOrder({ token })
  expect(order).toMatchObject({ number, status: 'open', totalCents: 3000, documents: [], messages: [] })
  expect(order.lines).toMatchObject([{ sku: 'slate', boxes: 3 }])
  for (const { isAllowed } of [order.cancel, order.change, order.extend]) expect(isAllowed).toBe(false)
})

test('a customer gets a link to the account, where the rights are checked', async () => {
  const pro = await shop.pro('status-pro')
  const own = await shop.order(pro)
  await ask(own, pro.email)
  const [letter] = await letters()
  expect(letter?.body).toContain(`https://shop.test/account/orders/${own}`)
  expect(letter?.body).not.toContain('token=')
})
