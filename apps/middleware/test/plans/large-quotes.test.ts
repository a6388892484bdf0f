import { followOrder } from '@tessera/middleware/modules/orders/web-orders/follow-order'
import { mirrorQuoteOrders } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aPlanShop, type Member, type PlanShop, publicUrl } from './a-plan-shop.ts'
import { ordersOf } from './request-offered-quote.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@large-quotes.example')
  await shop.database.rows(sql`update accounts set credit_line_cents = 10000000000`)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const placesOf = (sku: string): number[] =>
  (shop.catalog.find(sku)?.stock ?? []).map(({ boxes }) => boxes).toSorted((one, other) => other - one)
const sumOf = (all: number[]): number => all.reduce((sum, one) => sum + one, 0)

async function offeredFor(...items: { sku: string; quantity: number }[]): Promise<string> {
  const { quotationId } = await pro.shop.Quotes.RequestQuote({ items })
  await shop.answer()
  return quotationId
}

const logger = { warn: (about: { err: Error }) => expect.fail(about.err.message) } as never
const linesThere = async (orderId: string) => {
  const { client, backOffice } = shop.commerce
  const { LineItems } = await client.IntegrationEvents.GetWorksheet('Incoming', orderId, await backOffice())
  return LineItems ?? []
}

/** Reduces the stock of every location to four. */
const halved = (article: ReturnType<PlanShop['catalog']['find']>) =>
  article && {
    ...article,
    stock: article.stock.map((place) => ({ ...place, boxes: Math.min(place.boxes, 4), lots: [] })),
  }

test('a quote for more than all places have together, in one line or in two, is refused before there is an order', async () => {
  const sku = shop.tiles[1] ?? ''
  const all = sumOf(placesOf(sku))
  for (const quantities of [[all + 1], [all, 1]]) {
    const quotationId = await offeredFor(...quantities.map((quantity) => ({ sku, quantity })))
    await expect(pro.shop.Quotes.AcceptQuote({ quotationId, version: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'Quote.ItemsGone',
      data: { lines: [{ sku, message: expect.stringMatching(/only \d+ are left/) }] },
    })
    expect(await ordersOf(shop, quotationId)).toEqual([])
  }
})

test('a quote for more than any one place has comes from several, is sent from each, and stays one line to the box', async () => {
  const sku = shop.tiles[4] ?? ''
  const [fullest = 0, next = 0] = placesOf(sku)
  expect(next).toBeGreaterThan(5)
  const quantity = fullest + 5
  const quotationId = await offeredFor({ sku, quantity })
  const { orderId: number } = await pro.shop.Quotes.AcceptQuote({ quotationId, version: 1 })
  await mirrorQuoteOrders({ ...shop, logger })
  const orderId = `quote-${number}`
  const there = await linesThere(orderId)
  expect(there.map(({ ID }) => ID).toSorted()).toEqual(['line-1', 'line-1-2'])
  expect(new Set(there.map(({ InventoryRecordID }) => InventoryRecordID)).size).toBe(2)
  expect(sumOf(there.map(({ Quantity }) => Quantity))).toBe(quantity)

  const needs = { ...shop, publicUrl }
  const detail = () => pro.shop.MyAccount.GetOrderDetail({ projectId: number })
  const { client, backOffice } = shop.commerce
  const asShop = await backOffice()
  const taken = there.find(({ ID }) => ID === 'line-1-2')?.Quantity ?? 0
  await client.LineItems.Delete('Incoming', orderId, 'line-1-2', asShop)
  for (const _ of [1, 2]) await followOrder(needs, number, orderId, new Date())
  expect(await detail()).toMatchObject({ status: 'open', lines: [{ shippedBoxes: 0, canceledBoxes: taken }] })
  await client.Orders.Ship('Incoming', orderId, {}, asShop)
  for (const _ of [1, 2]) await followOrder(needs, number, orderId, new Date())
  expect(await detail()).toMatchObject({
    status: 'completed',
    lines: [{ boxes: quantity, shippedBoxes: quantity - taken }],
  })
})

test('a job that died after it wrote lines from places that sold out since, places them anew', async () => {
  const sku = shop.tiles[5] ?? ''
  const quotationId = await offeredFor({ sku, quantity: 8 })
  const { orderId: number } = await pro.shop.Quotes.AcceptQuote({ quotationId, version: 1 })
  const { client } = shop.commerce
  const Orders = {
    ...client.Orders,
    Submit: () => Promise.reject(new Error('died')),
  }
  const dying = { ...shop.commerce, client: { ...client, Orders } }
  const stale = { find: (wanted: string) => halved(shop.catalog.find(wanted)) }
  await mirrorQuoteOrders({ ...shop, commerce: dying, catalog: stale, logger: { warn: () => undefined } as never })
  expect(await linesThere(`quote-${number}`)).toHaveLength(2)
  await mirrorQuoteOrders({ ...shop, logger })
  expect(await linesThere(`quote-${number}`)).toMatchObject([{ ID: 'line-1', Quantity: 8 }])
  const [line] = await shop.database.rows(sql`
  select platform_line_ids as ids from sales_lines where document_id = ${number}`)
  expect(line).toEqual({ ids: ['line-1'] })
})
