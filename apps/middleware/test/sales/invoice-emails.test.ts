import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
})

const mailsTo = (email: string) =>
  shop.needs.database.rows<{ template: string; subject: string; body: string }>(sql`
    select template, subject, body from mails
    where recipient = ${email} and template in ('invoice-new', 'dispute-opened') order by created_at`)

async function invoiced(of: Member, paymentMethod: 'Invoice' | 'Credit_Card'): Promise<void> {
  const documentId = await shop.order(of, { paymentMethod, poNumber: 'PO 7' })
  const lines = [{ lineNo: 1, boxes: 10, lot: 'A118' }]
  await createDelivery(shop.needs.database, { documentId, key: `of ${documentId}`, lines }, new Date())
  await Promise.all([1, 2, 3].map(() => invoiceDeliveries(shop.needs, new Date())))
}

test('a paid order brings no invoice to pay', async () => {
  const pro = await shop.pro('paid-invoices')
  await invoiced(pro, 'Credit_Card')
  expect(await mailsTo(pro.email)).toEqual([])
})

test('a new invoice is emailed once to everyone who may pay, and to no one else', async () => {
  const pro = await shop.pro('new-invoices')
  const keeper = await shop.colleague(pro, 'new-invoices-keeper', ['billing-view', 'billing-pay'])
  const buyer = await shop.colleague(pro, 'new-invoices-buyer', ['buy'])
  await invoiced(pro, 'Invoice')
  for (const { email } of [pro, keeper]) {
    const mails = await mailsTo(email)
    expect(mails).toMatchObject([{ template: 'invoice-new', subject: expect.stringMatching(/^Invoice RV\d+ for \$/) }])
    expect(mails[0]?.body).toContain('PO 7')
  }
  expect(await mailsTo(buyer.email)).toEqual([])
})

test('a dispute is confirmed and sent to the store; taking it back is not', async () => {
  const pro = await shop.pro('disputes')
  const { database } = shop.needs
  await invoiced(pro, 'Invoice')
  await saveStores(database)
  const [invoice] = (await pro.shop.MyAccount.SearchForInvoices({})).items
  const documentId = invoice?.documentId ?? ''
  await database.rows(sql`update billing_documents set store_id = 'store-149' where id = ${documentId}`)
  await pro.shop.MyBilling.DisputeDocument({ documentId, amountCents: 800, reason: 'Two boxes were missing' })
  await pro.shop.MyBilling.DisputeDocument({ documentId, amountCents: 0 })
  const told = (await mailsTo(pro.email)).filter(({ template }) => template === 'dispute-opened')
  expect(told).toHaveLength(1)
  expect(told[0]?.body).toContain('$8.00')
  expect(
    await database.rows(sql`
      select template, reply_to as "replyTo" from mails 
      where recipient = (select email from stores where id = 'store-149')`),
  ).toEqual([{ template: 'dispute', replyTo: pro.email }])
})
