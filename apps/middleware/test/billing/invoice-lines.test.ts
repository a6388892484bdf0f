import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, type Payer } from './a-billing-shop.ts'

let shop: BillingShop
let ada: Payer
let invoice: string

/** Nine boxes in two deliveries; the second one, with two lots, is invoiced. */
async function anInvoicedOrder(payer: Payer): Promise<string> {
  const { database } = shop.payments.auth
  const order = await database.find<{ id: string }>(sql`
    insert into sales_documents (account_id, origin, order_type, status, subtotal_cents, tax_cents, total_cents, placed_at,
      ship_to_place)
    values (${payer.accountId}, 'counter', 'standard', 'open', 31000, 1240, 32240, now(), '{"state": "GA"}') returning id`)
  await database.rows(sql`
    insert into sales_lines (document_id, line_no, sku, name, boxes, sqft, unit_price_cents, total_cents, lot)
    values (${order?.id}, 1, 'T-1', 'Alma 12 × 24', 9, 139.5, 3000, 27000, 'A1'),
      (${order?.id}, 2, 'G-1', 'Grout', 2, null, 2000, 4000, null)`)
  await database.rows(sql`
    insert into deliveries (id, document_id, key, kind, shipped_at) values
      ('d1', ${order?.id}, 'd1', 'freight', '2026-03-01'), ('d2', ${order?.id}, 'd2', 'freight', '2026-03-05')`)
  await database.rows(sql`
    insert into delivery_lines (delivery_id, document_id, line_no, boxes, lot) values
      ('d1', ${order?.id}, 1, 4, 'A1'), ('d2', ${order?.id}, 1, 3, 'A1'), ('d2', ${order?.id}, 1, 2, 'B2'),
      ('d2', ${order?.id}, 2, 2, '')`)
  return shop.invoice(payer, 'of a delivery', {
    key: 'delivery d2',
    salesDocumentId: order?.id ?? null,
    goodsCents: 19_000,
    taxCents: 760,
    merchandiseCents: 19_000,
  })
}

beforeAll(async () => {
  shop = await aBillingShop()
  ada = await shop.pro('lines@example.com')
  invoice = await anInvoicedOrder(ada)
})

test('an invoice names its goods: boxes, area, prices, lots and tax', async () => {
  const { lines, taxes, discountCents, customerNumber } = await ada.shop.MyBilling.GetBillingDocument({
    documentId: invoice,
  })
  expect(lines).toEqual([
    {
      lineNo: 1,
      sku: 'T-1',
      name: 'Alma 12 × 24',
      unit: 'box',
      boxes: 5,
      areaSqft: 77.5,
      lot: 'A1 (3), B2 (2)',
      unitPriceCents: 3000,
      sqftPriceCents: 194,
      totalCents: 15_000,
      taxCents: 600,
    },
    expect.objectContaining({
      lineNo: 2,
      boxes: 2,
      areaSqft: null,
      sqftPriceCents: null,
      totalCents: 4000,
      taxCents: 160,
    }),
  ])
  expect(taxes).toEqual([{ state: 'GA', percent: 4, baseCents: 19_000, taxCents: 760 }])
  expect(discountCents).toBe(0)
  expect(customerNumber).toEqual(expect.any(String))
})

test('a document without an order has no lines', async () => {
  const documentId = await shop.invoice(ada, 'alone')
  expect(await ada.shop.MyBilling.GetBillingDocument({ documentId })).toMatchObject({ lines: [], taxes: [] })
})

describe('a dispute of lines', () => {
  const dispute = (more: object) =>
    ada.shop.MyBilling.DisputeDocument({ documentId: invoice, reason: 'Broken boxes', ...more })

  test.each([
    [[{ lineNo: 3 }], 'lines.0.lineNo'],
    [[{ lineNo: 1 }, { lineNo: 1, boxes: 1 }], 'lines.1.lineNo'],
    [[{ lineNo: 1, boxes: 6 }], 'lines.0.boxes'],
    [[{ lineNo: 2, amountCents: 4161 }], 'lines.0.amountCents'],
  ])('is refused for %j, at the field', async (lines, field) => {
    await expect(dispute({ lines })).rejects.toMatchObject({ status: 400, fields: [{ field }] })
  })

  test('is refused with another amount than their sum', async () => {
    await expect(dispute({ lines: [{ lineNo: 1, boxes: 2 }], amountCents: 100 })).rejects.toMatchObject({
      fields: [{ field: 'amountCents' }],
    })
  })

  test('takes boxes with their tax or an amount, is stored and shown, and can be withdrawn', async () => {
    const lines = [
      { lineNo: 1, boxes: 2 },
      { lineNo: 2, amountCents: 1000 },
    ]
    const disputed = await dispute({ lines })
    expect(disputed).toMatchObject({
      disputedCents: 7240,
      disputedLines: [
        { lineNo: 1, name: 'Alma 12 × 24', unit: 'box', boxes: 2, amountCents: 6240 },
        { lineNo: 2, name: 'Grout', boxes: null, amountCents: 1000 },
      ],
    })
    expect(await dispute({ amountCents: 0 })).toMatchObject({ disputedCents: 0, disputedLines: [] })
  })

  test('may still be of an amount alone', async () => {
    expect(await dispute({ amountCents: 500 })).toMatchObject({ disputedCents: 500, disputedLines: [] })
  })
})
