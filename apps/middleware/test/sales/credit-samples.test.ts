import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aLine, aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
let needs: SalesTaskNeeds
let people = 0
beforeAll(async () => {
  shop = await aSalesShop()
  const sample = { retailSku: 'SMP-R', proSku: 'SMP-P' }
  const find = (sku: string) => (sku === 'TES-1' ? { sku, facts: { sample } } : undefined)
  needs = { ...shop.needs, catalog: { ...shop.needs.catalog, find } as never }
})

const somebody = () => shop.retail(`sampler-${++people}`)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const sampleLine = aLine(1, {
  sku: 'SMP-R',
  name: 'Sample of Carrara',
  isSample: true,
  returnKind: 'sample',
  boxes: 1,
  sqft: null,
  unitPriceCents: 199,
  totalCents: 199,
})

const orderSample = (of: Member, days: number, changes: Parameters<SalesShop['order']>[1] = {}) =>
  shop.order(of, { orderType: 'sample', lines: [sampleLine], placedAt: daysAgo(days), ...changes })

/** Ten boxes, 120.2 square feet, of which this many are shipped and invoiced. */
async function send(of: Member, boxes: number): Promise<string> {
  const documentId = await shop.order(of)
  await createDelivery(
    needs.database,
    { documentId, key: `of ${documentId}`, lines: [{ lineNo: 1, boxes }] },
    new Date(),
  )
  await Promise.all([invoiceDeliveries(needs, new Date()), invoiceDeliveries(needs, new Date())])
  return documentId
}

const credits = ({ accountId }: Member) =>
  needs.database.rows<{ cents: number; words: string }>(sql`
    select amount_cents::int as cents, words from billing_documents where account_id = ${accountId} and type = 'DG'`)

test('no credit for a sample that is too old, was canceled, or belongs to another customer', async () => {
  const [long, canceled, other, mine] = [await somebody(), await somebody(), await somebody(), await somebody()]
  await orderSample(long, 61)
  await orderSample(canceled, 5, { status: 'canceled' })
  await orderSample(other, 5)
  for (const one of [long, canceled, mine]) {
    await send(one, 10)
    expect(await credits(one)).toEqual([])
  }
})

test('nothing comes back while less than 50 square feet were sent', async () => {
  const one = await somebody()
  await orderSample(one, 5)
  await send(one, 4)
  expect(await credits(one)).toEqual([])
})

test('the price is credited once, no matter what ships later', async () => {
  const one = await somebody()
  await orderSample(one, 5)
  await send(one, 10)
  expect(await credits(one)).toEqual([{ cents: 199, words: 'Sample credit for Sample of Carrara' }])
  await send(one, 10)
  expect(await credits(one)).toHaveLength(1)
})

test('a sample that was ordered as a guest under the same address counts', async () => {
  const one = await somebody()
  const attempt = `guestattempt${'x'.repeat(12)}`
  await needs.database.rows(sql`
    insert into payment_attempts (id, purpose, order_id, owner, method, choice, amount_cents, state, words, return_url, email,
      expires_at)
    values (${attempt}, 'order', 'o-guest', 'x', 'Credit_Card', 'x', 199, 'captured', 'Visa', '/',
      ${one.email.toUpperCase()}, now())`)
  await orderSample(one, 5, { accountId: null, personId: null, attemptId: attempt })
  await send(one, 10)
  expect(await credits(one)).toHaveLength(1)
})

test('the shop decides how much of it', async () => {
  const one = await somebody()
  await needs.database.rows(sql`
    insert into site_settings (key, value) values ('sampleCredit', '{"percent":50}')
    on conflict (key) do update set value = excluded.value`)
  await orderSample(one, 5)
  await send(one, 10)
  expect(await credits(one)).toMatchObject([{ cents: 99 }])
})
