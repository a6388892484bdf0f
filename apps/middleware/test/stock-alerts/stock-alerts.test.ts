import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'
import { deleteOldStockAlerts } from '@tessera/middleware/modules/catalog/stock-alerts/delete-old-stock-alerts'
import { sendBackInStockEmails } from '@tessera/middleware/modules/catalog/stock-alerts/send-back-in-stock-emails'
import { sql } from '@tessera/server/sql'
import { createTestCatalog } from '@tessera/testing/stock-shop'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solve } from '../captcha/solve.ts'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { clearRateLimits } from '../refusals/send-request.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let article: CatalogProduct
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  article = (await createTestCatalog(shop.commerce)).find(shop.tile) as CatalogProduct
})
beforeEach(async () => {
  await clearRateLimits(shop)
  await shop.database.rows(sql`delete from stock_alerts`)
  await shop.database.rows(sql`delete from mails`)
})

/** More than any lot has. */
const many = 9000
const solved = async () => solve((await shop.as().Session.captcha()).challenge ?? {})
const ask = async (email: string, changes: object = {}) => {
  await clearRateLimits(shop)
  return shop.as().StockAlerts.saveAlert({ sku: shop.tile, boxes: many, email, captcha: await solved(), ...changes })
}

const letters = (template: string) =>
  shop.database.rows<{ recipient: string; body: string }>(sql`
    select recipient, body from mails where template = ${template} order by created_at, ctid`)
const tokenIn = (body: string | undefined, kind: string): string =>
  new RegExp(`stock-alert\\?${kind}token=(\\S+)`).exec(body ?? '')?.[1] ?? ''

/** The shop after this many boxes of one lot have arrived. */
async function tell(boxes: number): Promise<void> {
  const lot = { lotNo: 'N1', shade: 'A', caliber: '1', boxesOnHand: boxes, boxesReserved: 0, receivedOn: '2026-11-01' }
  const here = { ...article, stock: [{ location: 'dc-central', boxes, lots: [lot] }] }
  const needs = {
    database: shop.database,
    catalog: { find: (sku: string) => (sku === shop.tile ? here : undefined) } as never,
    publicUrl: 'https://shop.test',
    linkSecret: await getSecret(shop.database, 'form-link'),
  }
  await Promise.all([
    sendBackInStockEmails(needs, new Date()),
    sendBackInStockEmails(needs, new Date()),
    sendBackInStockEmails(needs, new Date()),
  ])
}

describe('refused is', () => {
  test('what we have, what is not sold, and what is no address', async () => {
    await expect(ask('ada@example.com', { boxes: 1 })).rejects.toMatchObject({ code: 'Stock.Here' })
    await expect(ask('ada@example.com', { boxes: -5 })).rejects.toMatchObject({ code: 'Stock.Here' })
    await expect(ask('ada@example.com', { sku: 'nothing' })).rejects.toMatchObject({ code: 'NotFound' })
    for (const email of ['', 'ada', 'a@b', 'a@b.test\nbcc: c@d.test'])
      await expect(ask(email)).rejects.toMatchObject({ fields: [{ field: 'email' }] })
    expect(await letters('stock-confirm')).toEqual([])
  })

  test('a guest without the work of a captcha; a program is thanked and nothing happens', async () => {
    await expect(ask('ada@example.com', { captcha: null })).rejects.toMatchObject({ code: 'Form.NotSolved' })
    expect(await ask('ada@example.com', { website: 'spam' })).toMatchObject({ isSet: false })
    expect(await letters('stock-confirm')).toEqual([])
  })

  test('a link for another purpose, an expired one and a forged one', async () => {
    const secret = await getSecret(shop.database, 'form-link')
    const leave = linkToken(secret, 'stock-leave', 'ada@example.com', new Date())
    const old = linkToken(secret, 'stock', 'x', new Date('2026-01-01'))
    const { confirmAlert, endAlerts } = shop.as().StockAlerts
    await expect(confirmAlert({ token: leave })).rejects.toMatchObject({ code: 'Form.LinkInvalid' })
    await expect(confirmAlert({ token: old })).rejects.toMatchObject({ code: 'Form.LinkExpired' })
    await expect(endAlerts({ token: 'a.b' })).rejects.toMatchObject({ code: 'Form.LinkInvalid' })
  })
})

describe('a guest', () => {
  test('gets nothing before the address is confirmed, then one email and never another', async () => {
    expect(await ask('Ada@Example.com')).toMatchObject({ isSet: false, product_url: `/products/${shop.slug}` })
    await tell(many)
    expect(await letters('stock-back')).toEqual([])
    const [letter] = await letters('stock-confirm')
    const token = tokenIn(letter?.body, '')
    expect(await shop.as().StockAlerts.confirmAlert({ token })).toMatchObject({ isSet: true })
    expect(await shop.as().StockAlerts.confirmAlert({ token })).toMatchObject({ isSet: true })
    await tell(many - 1)
    expect(await letters('stock-back')).toEqual([])
    await tell(many)
    await tell(many)
    const told = await letters('stock-back')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ recipient: 'ada@example.com' })
    expect(told[0]?.body).toContain(`https://shop.test/products/${shop.slug}`)
  })

  test('who asks twice waits once, for the newer quantity, and a stranger cannot change that', async () => {
    await ask('ada@example.com')
    await ask('ada@example.com', { boxes: many + 5 })
    const [, second] = await letters('stock-confirm')
    await shop.as().StockAlerts.confirmAlert({ token: tokenIn(second?.body, '') })
    await ask('ada@example.com', { boxes: many + 500 })
    await tell(many + 5)
    expect(await letters('stock-back')).toHaveLength(1)
  })

  test('ends by the link in the email', async () => {
    await ask('ada@example.com')
    const [letter] = await letters('stock-confirm')
    await shop.as().StockAlerts.confirmAlert({ token: tokenIn(letter?.body, '') })
    await shop.as().StockAlerts.endAlerts({ token: tokenIn(letter?.body, 'end=1&') })
    await tell(many)
    expect(await letters('stock-back')).toEqual([])
    await expect(shop.as().StockAlerts.confirmAlert({ token: tokenIn(letter?.body, '') })).rejects.toMatchObject({
      code: 'Form.LinkUsed',
    })
  })
})

test('a customer is written to at the address of the account, whatever is sent', async () => {
  const wish = { sku: shop.tile, boxes: many, email: 'victim@example.com', captcha: null }
  expect(await shop.as(people.ada.session).StockAlerts.saveAlert(wish)).toMatchObject({ isSet: true })
  await tell(many)
  expect(await letters('stock-back')).toMatchObject([{ recipient: people.ada.email }])
})

test('unconfirmed alerts are deleted after three days', async () => {
  await ask('ada@example.com')
  await shop.database.rows(sql`update stock_alerts set created_at = now() - interval '4 days'`)
  await deleteOldStockAlerts(shop.database, new Date())
  expect(await shop.database.rows(sql`select from stock_alerts`)).toEqual([])
})
