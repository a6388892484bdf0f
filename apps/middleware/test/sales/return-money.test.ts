import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import { moveReturn } from '@tessera/middleware/modules/orders/returns/move-return'
import { settleReturns } from '@tessera/middleware/modules/orders/returns/settle-returns'
import { simulateStore } from '@tessera/middleware/modules/orders/store-simulator/simulate-store'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
let pro: Member
const url = 'https://shop.test'
const now = () => new Date()
beforeAll(async () => {
  shop = await aSalesShop()
  pro = await shop.pro('sender-back')
})
beforeEach(() => shop.needs.database.rows(sql`truncate rate_limits`))

/** Ten boxes for $100 with $7 tax and $10 discount, delivered and invoiced. */
async function delivered(of: Member, changes: Parameters<SalesShop['order']>[1] = {}, days = 1): Promise<string> {
  const { database } = shop.needs
  const number = await shop.order(of, { taxCents: 700, discountCents: 1000, totalCents: 9700, ...changes })
  const then = new Date(Date.now() - days * 86_400_000)
  const lines = [{ lineNo: 1, boxes: 10 }]
  const deliveryId = await createDelivery(database, { documentId: number, key: `of ${number}`, lines }, then)
  await markArrived(database, { deliveryId, at: then })
  await invoiceDeliveries(shop.needs, now())
  return number
}
const ask = (of: Member, number: string, boxes: number, kind: 'return' | 'damage' = 'return') =>
  of.shop.MyOrders.RequestReturn({ number, kind, reason: 'Too many', lines: [{ lineNo: 1, boxes }] })
const move = (
  returnId: string,
  to: 'approved' | 'received' | 'inspected' | 'declined',
  accepted?: Map<number, number>,
) => moveReturn(shop.needs.database, { returnId, to, ...(accepted && { accepted }) }, url, now())
async function throughTo(returnId: string, accepted?: Map<number, number>) {
  await move(returnId, 'approved')
  await move(returnId, 'received')
  await move(returnId, 'inspected', accepted)
  await settleReturns(shop.needs, now())
}
const returnsOf = async (of: Member, number: string) =>
  (await of.shop.MyAccount.GetOrderDetail({ projectId: number })).returns

const wordsOf = async (returnId: string) =>
  (
    await shop.needs.database.find<{ words: string }>(sql`
      select words from billing_documents where key = ${`return ${returnId}`}`)
  )?.words

describe('refusals', () => {
  test('a return never moves backwards and can’t be canceled once received', async () => {
    const number = await delivered(pro)
    const { number: id } = await ask(pro, number, 2)
    await expect(move(id, 'inspected')).rejects.toThrow(/cannot go from requested/)
    await move(id, 'approved')
    expect(await move(id, 'approved')).toBe(false)
    await move(id, 'received')
    expect(await refusal(pro.shop.MyOrders.CancelReturn({ returnNumber: id }))).toMatchObject({ status: 409 })
  })

  test('breakage is claimed in three days, and only above what is usual', async () => {
    const late = await delivered(pro, {}, 4)
    expect((await refusal(ask(pro, late, 2, 'damage')))?.message).toMatch(/last day to report/)
    const big = await delivered(pro, { lines: [aLine(1, { boxes: 100, totalCents: 100_000 })], totalCents: 99_700 })
    await shop.needs.database.rows(sql`
      update sales_lines set shipped_boxes = 100 where document_id = ${big}`)
    expect((await refusal(ask(pro, big, 3, 'damage')))?.message).toMatch(/4 to 100/)
  })
})

describe('what came back', () => {
  test('is a credit of the account, to the cent, that pays the next invoice', async () => {
    const number = await delivered(pro)
    const { number: id } = await ask(pro, number, 4)
    await throughTo(id)
    // four tenths of goods minus discount, and of the tax
    expect(await returnsOf(pro, number)).toMatchObject([
      { status: 'refunded', creditCents: 3600 + 280, creditId: expect.stringMatching(/^ZG/), creditTo: /account/ },
    ])
    const { credits } = await pro.shop.MyAccount.PaymentCreditStatements({})
    expect(credits).toMatchObject([{ type: 'ZG', openCents: 3880 }])
    expect(await wordsOf(id)).toBe('4 boxes returned')
    const { lines } = await pro.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(lines[0]).toMatchObject({ returnedBoxes: 4, returnability: { boxes: 6 } })
  })

  test('in three parts is worth what the whole was', async () => {
    const number = await delivered(pro)
    for (const boxes of [3, 3, 4]) await throughTo((await ask(pro, number, boxes)).number)
    const worth = (await returnsOf(pro, number)).map(({ creditCents }) => creditCents ?? 0)
    expect(worth.reduce((sum, cents) => sum + cents, 0)).toBe(9700)
  })

  test('is worth what was in order, and nothing makes no document', async () => {
    const number = await delivered(pro)
    const { number: id } = await ask(pro, number, 4)
    await throughTo(id, new Map([[1, 0]]))
    expect(await returnsOf(pro, number)).toMatchObject([{ status: 'refunded', creditCents: 0, creditId: null }])
  })

  test('is paid back once, however many jobs do it at once', async () => {
    const number = await delivered(pro)
    const { number: id } = await ask(pro, number, 1)
    await move(id, 'approved')
    await move(id, 'received')
    await move(id, 'inspected')
    await Promise.all(Array.from({ length: 5 }, () => settleReturns(shop.needs, now())))
    const made = await shop.needs.database.rows(sql`
      select from billing_documents where key = ${`return ${id}`}`)
    expect(made).toHaveLength(1)
  })

  test('of a customer without terms is refunded in the store and leaves a balance of zero', async () => {
    const dana = await shop.retail('dana-back')
    const number = await delivered(dana, { paymentMethod: 'Credit_Card', paymentWords: 'Visa ending in 1111' })
    const { number: id } = await ask(dana, number, 10)
    await throughTo(id)
    expect(await returnsOf(dana, number)).toMatchObject([{ status: 'refunded', creditId: null, creditTo: /counter/ }])
    const [left] = await shop.needs.database.rows<{ cents: number }>(sql`
      select sum(p.cents)::float8 as cents from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where e.account_id = ${dana.accountId} and p.book = 'receivable'`)
    expect(left?.cents).toBe(0)
  })

  test('broken is paid without anybody carrying it back, and cannot come back as well', async () => {
    const number = await delivered(pro)
    const { number: id } = await ask(pro, number, 2, 'damage')
    await move(id, 'approved')
    await move(id, 'inspected')
    await settleReturns(shop.needs, now())
    expect(await returnsOf(pro, number)).toMatchObject([{ kind: 'damage', status: 'refunded', creditCents: 1940 }])
    const { lines } = await pro.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(lines[0]).toMatchObject({ returnedBoxes: 0, returnability: { boxes: 8 } })
  })
})

test('the store of a local shop brings an order to its end, and takes boxes back', async () => {
  const number = await shop.order(pro)
  const { database } = shop.needs
  const day = 24 * 60
  for (const minutes of [3, 4 * day, 4 * day + 1, 9 * day])
    await simulateStore({ database, publicUrl: url }, new Date(Date.now() + minutes * 60_000))
  const order = await pro.shop.MyAccount.GetOrderDetail({ projectId: number })
  expect(order).toMatchObject({ status: 'completed', lines: [{ fulfilment: 'delivered' }] })
  const wish = await ask(pro, number, 1)
  const statusAfter = async (minutes: number) => {
    await simulateStore({ database, publicUrl: url }, new Date(Date.now() + minutes * 60_000))
    return (await returnsOf(pro, number)).find((one) => one.number === wish.number)?.status
  }
  expect(await statusAfter(30)).toBe('requested')
  for (const [days, status] of [
    [2, 'approved'],
    [6, 'received'],
    [8, 'inspected'],
  ] as const)
    expect(await statusAfter(days * day)).toBe(status)
  await settleReturns(shop.needs, now())
  expect((await returnsOf(pro, number)).find((one) => one.number === wish.number)).toMatchObject({ status: 'refunded' })
})
