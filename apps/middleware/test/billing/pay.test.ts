import { requestDeposit } from '@tessera/middleware/modules/ledger/posting/deposits'
import { postCredits } from '@tessera/middleware/modules/ledger/posting/post-credits'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, daysAgo, type Payer } from './a-billing-shop.ts'
import { ledgerFaults } from './an-account.ts'

let shop: BillingShop
let ada: Payer
beforeAll(async () => {
  shop = await aBillingShop()
  ada = await shop.pro('ada@example.com')
})

// the limit of ten payments a minute is not tested here
beforeEach(() => shop.payments.auth.database.rows(sql`delete from rate_limits`))

let keys = 0
const newKey = () => `key-${++keys}`
const pay = (who: Payer, documents: { documentId: string; amountCents?: number }[], more: object = {}) =>
  who.shop.MyAccount.PayOpenInvoiceByMortarPay({ key: newKey(), documents, ...more })
const credit = async (payer: Payer, goodsCents: number, documentOn = daysAgo(20)) => {
  const given = { key: newKey(), type: 'DG' as const, accountId: payer.accountId, documentOn, goodsCents }
  const [posted] = await postCredits(shop.payments.auth.database, [given])
  return posted?.id ?? ''
}

describe('paying is refused', () => {
  test('to guests, to retail customers and without the right to pay, with the names of those who can grant it', async () => {
    const documentId = await shop.invoice(ada, 'guarded')
    const looker = await shop.colleague(ada, 'looker@example.com', ['billing-view'])
    const retail = await shop.retail('retail@example.com')
    const wish = { key: 'x', documents: [{ documentId }] }
    await expect(shop.anonymous.MyAccount.PayOpenInvoiceByMortarPay(wish)).rejects.toMatchObject({ status: 401 })
    await expect(retail.shop.MyAccount.PayOpenInvoiceByMortarPay(wish)).rejects.toMatchObject({
      status: 403,
      code: 'Billing.ProOnly',
    })
    await expect(looker.shop.MyAccount.PayOpenInvoiceByMortarPay(wish)).rejects.toMatchObject({
      status: 403,
      code: 'Billing.NeedsPay',
      message: expect.stringContaining('Ada Mason'),
    })
  })

  test('for documents of other accounts as for unknown ones', async () => {
    const eve = await shop.pro('eve@example.com')
    const documentId = await shop.invoice(ada, 'not yours')
    for (const id of [documentId, 'RV0000000000', "' or true --"])
      await expect(pay(eve, [{ documentId: id }])).rejects.toMatchObject({ status: 404, code: 'NotFound' })
    const mine = await shop.invoice(eve, 'mine')
    const creditIds = [await credit(ada, 100)]
    await expect(pay(eve, [{ documentId: mine }], { creditIds })).rejects.toMatchObject({ status: 404 })
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
  })

  test('without a key, without documents, twice the same, for nothing, without a card', async () => {
    const documentId = await shop.invoice(ada, 'malformed')
    const { MyAccount } = ada.shop
    for (const wish of [
      { documents: [{ documentId }] },
      { key: 'k', documents: [] },
      { key: 'k', documents: [{ documentId }, { documentId }] },
      { key: 'k', documents: [{ documentId, amountCents: 0 }] },
      { key: 'k', documents: [{ documentId, amountCents: -5 }] },
      { key: 'k', documents: [{ documentId }] },
    ])
      await expect(MyAccount.PayOpenInvoiceByMortarPay(wish)).rejects.toMatchObject({ status: 400 })
  })

  test('for more than is open, for credits, for what is paid, and for another sum than was shown', async () => {
    const bob = await shop.pro('bob@example.com')
    const documentId = await shop.invoice(bob, 'sums')
    const paymentToken = await bob.card()
    const creditId = await credit(bob, 100)
    await expect(pay(bob, [{ documentId, amountCents: 10_801 }], { paymentToken })).rejects.toMatchObject({
      status: 409,
      code: 'Billing.TooMuch',
    })
    await expect(pay(bob, [{ documentId: creditId }], { paymentToken })).rejects.toMatchObject({
      code: 'Billing.NotPayable',
    })
    await expect(pay(bob, [{ documentId }], { paymentToken, expectedCents: 1 })).rejects.toMatchObject({
      code: 'Billing.Changed',
    })
    const done = await shop.invoice(bob, 'done', { paid: { words: 'Cash' } })
    await expect(pay(bob, [{ documentId: done }], { paymentToken })).rejects.toMatchObject({
      code: 'Billing.NothingOpen',
    })
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
  })

  test('with a card of another customer', async () => {
    const documentId = await shop.invoice(ada, 'stolen')
    const other = await shop.colleague(ada, 'other@example.com')
    const paymentToken = await other.card()
    await expect(pay(ada, [{ documentId }], { paymentToken })).rejects.toMatchObject({ code: 'Payment.CardUnknown' })
  })
})

describe('paying', () => {
  test('three documents, one in part, with a credit first: the receipt has every new balance', async () => {
    const cleo = await shop.pro('cleo@example.com')
    const late = await shop.invoice(cleo, 'late', { documentOn: daysAgo(90) })
    const later = await shop.invoice(cleo, 'later', { documentOn: daysAgo(50) })
    const part = await shop.invoice(cleo, 'part', { documentOn: daysAgo(10) })
    const creditId = await credit(cleo, 12_000)
    const receipt = await pay(
      cleo,
      [{ documentId: part, amountCents: 800 }, { documentId: later }, { documentId: late }],
      { useCredits: true, paymentToken: await cleo.card() },
    )
    expect(receipt).toMatchObject({
      status: 'paid',
      totalCents: 22_400,
      creditCents: 12_000,
      cardCents: 10_400,
      cardText: 'Visa ending in 1111',
      paidBy: 'Ada Mason',
      credits: [{ documentId: creditId, usedCents: 12_000, openCents: 0 }],
    })
    expect(receipt.documents.map((one) => [one.documentId, one.byCreditCents, one.byCardCents, one.openCents])).toEqual(
      [
        [late, 10_800, 0, 0],
        [later, 1200, 9600, 0],
        [part, 0, 800, 10_000],
      ],
    )
    const books = await shop.payments.ledger()
    expect(books.filter(({ captured }) => captured === 10_400)).toHaveLength(1)
    expect(await shop.openOf(receipt.receiptId ?? '')).toEqual({ open: 0, held: 0 })
    // later payments don't change it
    await pay(cleo, [{ documentId: part }], { paymentToken: await cleo.card() })
    expect(await cleo.shop.MyBilling.GetInvoicePayment({ paymentId: receipt.paymentId })).toEqual(receipt)
    expect(await shop.payments.auth.letters(cleo.email)).toContain('invoices-paid')
    expect(await ledgerFaults(shop.payments.auth.database)).toEqual([])
  })

  test('a disputed amount is paid by card on request, and never by a credit', async () => {
    const dora = await shop.pro('dora-disputes@example.com')
    const documentId = await shop.invoice(dora, 'wrong', { documentOn: daysAgo(50) })
    const creditId = await credit(dora, 20_000)
    await dora.shop.MyBilling.DisputeDocument({ documentId, amountCents: 10_000, reason: 'Ten boxes were broken' })
    const applied = await dora.shop.MyAccount.PaymentCreditStatements({}, { payOpenInvoices: 'true' })
    expect(applied).toMatchObject({ appliedCents: 800, leftCreditCents: 19_200 })
    const all = [{ documentId, amountCents: 10_000 }]
    await expect(pay(dora, all, { useCredits: true, creditIds: [creditId] })).rejects.toMatchObject({ status: 400 })
    const receipt = await pay(dora, all, { useCredits: true, paymentToken: await dora.card() })
    expect(receipt).toMatchObject({ creditCents: 0, cardCents: 10_000, documents: [{ openCents: 0 }] })
    expect(await shop.openOf(creditId)).toEqual({ open: 19_200, held: 0 })
  })

  test('the same key again is the same payment; for something else it is refused', async () => {
    const documentId = await shop.invoice(ada, 'repeat')
    const wish = { key: 'repeat', documents: [{ documentId }], paymentToken: await ada.card() }
    const first = await ada.shop.MyAccount.PayOpenInvoiceByMortarPay(wish)
    expect(await ada.shop.MyAccount.PayOpenInvoiceByMortarPay(wish)).toEqual(first)
    const inHeader = { idempotencyKey: 'repeat' }
    expect(await ada.shop.MyAccount.PayOpenInvoiceByMortarPay({ ...wish, key: null }, inHeader)).toEqual(first)
    const other = { ...wish, documents: [{ documentId, amountCents: 5 }] }
    await expect(ada.shop.MyAccount.PayOpenInvoiceByMortarPay(other)).rejects.toMatchObject({
      status: 409,
      code: 'Billing.KeyUsed',
    })
  })

  test('with a card that is declined charges nothing and holds nothing', async () => {
    const documentId = await shop.invoice(ada, 'declined')
    const receipt = await pay(ada, [{ documentId }], { paymentToken: await ada.card('poor') })
    expect(receipt).toMatchObject({ status: 'declined', message: expect.stringContaining('insufficient funds') })
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
    const paymentToken = await ada.card()
    expect(await pay(ada, [{ documentId }], { paymentToken })).toMatchObject({ status: 'paid' })
  })

  test('during the bank’s challenge no one else can pay it; afterwards it is free again', async () => {
    const documentId = await shop.invoice(ada, 'challenge')
    const asked = await pay(ada, [{ documentId }], { paymentToken: await ada.card('challenge') })
    expect(asked).toMatchObject({ status: 'challenge', nextUrl: expect.any(String) })
    const rival = await shop.colleague(ada, 'rival@example.com')
    await expect(pay(rival, [{ documentId }], { paymentToken: await rival.card() })).rejects.toMatchObject({
      status: 409,
      code: 'Billing.BeingPaid',
    })
    const found = await rival.shop.MyAccount.SearchForInvoices({ filters: [{ key: 'CHAR', value: documentId }] })
    expect(found.items).toMatchObject([{ status: 'being-paid', canPay: false }])
    await shop.payments.reconcileLater(45)
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
    expect(await ada.shop.MyBilling.GetInvoicePayment({ paymentId: asked.paymentId })).toMatchObject({
      status: 'declined',
    })
  })

  test('credits alone need no card', async () => {
    const dan = await shop.pro('dan@example.com')
    const documentId = await shop.invoice(dan, 'small')
    const creditId = await credit(dan, 20_000)
    const receipt = await pay(dan, [{ documentId }], { creditIds: [creditId] })
    expect(receipt).toMatchObject({ status: 'paid', cardCents: 0, creditCents: 10_800, receiptId: null })
    expect(await shop.openOf(creditId)).toEqual({ open: 9200, held: 0 })
    const audits = await shop.payments.auth.database.rows(sql`
      select 1 from audit_records where action = 'invoice.pay' and object = ${receipt.paymentId}`)
    expect(audits).toHaveLength(1)
  })
})

describe('without billing', () => {
  /** An order from a quote with a deposit of half the total. */
  async function anOrder(payer: Payer): Promise<{ orderId: string; documentId: string }> {
    const { database } = shop.payments.auth
    const line = { lineNo: 1, sku: 'slate', name: 'Slate', boxes: 3, unitPriceCents: 1000, totalCents: 3000 }
    const placedAt = new Date().toISOString()
    const order = { accountId: payer.accountId, origin: 'quote', orderType: 'standard', status: 'open' } as const
    const [written] = await insertSalesDocuments(database, [
      { ...order, subtotalCents: 3000, totalCents: 3000, placedAt, lines: [line] },
    ])
    const orderId = written?.id ?? ''
    await database.transaction((db) => requestDeposit(db, { orderId, cents: 1500, now: new Date() }))
    const asked = await database.find<{ id: string }>(sql`
      select id from billing_documents where sales_document_id = ${orderId}`)
    return { orderId, documentId: asked?.id ?? '' }
  }

  test('another customer’s deposit is not paid, nor other documents, nor is their receipt readable', async () => {
    const [home, other] = [await shop.retail('home@example.com'), await shop.retail('next-door@example.com')]
    const { documentId } = await anOrder(home)
    const loose = await shop.invoice(home, 'no order')
    const no = { status: 403, code: 'Billing.ProOnly' }
    await expect(pay(other, [{ documentId }])).rejects.toMatchObject(no)
    await expect(pay(home, [{ documentId: loose }])).rejects.toMatchObject(no)
    await expect(pay(home, [{ documentId }, { documentId: loose }])).rejects.toMatchObject(no)
    await expect(pay(home, [])).rejects.toMatchObject(no)
    await expect(other.shop.MyBilling.GetBillingDocument({ documentId })).rejects.toMatchObject(no)
    await expect(home.shop.MyAccount.SearchForInvoices({})).rejects.toMatchObject(no)
    const paid = await pay(home, [{ documentId }], { paymentToken: await home.card() })
    const question = { paymentId: paid.paymentId }
    await expect(other.shop.MyBilling.GetInvoicePayment(question)).rejects.toMatchObject(no)
    expect(await home.shop.MyBilling.GetInvoicePayment(question)).toMatchObject({ status: 'paid' })
  })

  test('the deposit of an own order is paid by card, once', async () => {
    const payer = await shop.retail('deposit@example.com')
    const { documentId } = await anOrder(payer)
    expect(await payer.shop.MyBilling.GetBillingDocument({ documentId })).toMatchObject({
      openCents: 1500,
      canPay: true,
    })
    const paid = await pay(payer, [{ documentId }], { paymentToken: await payer.card() })
    expect(paid).toMatchObject({ status: 'paid', cardCents: 1500, documents: [{ documentId, openCents: 0 }] })
    await expect(pay(payer, [{ documentId }], { paymentToken: await payer.card() })).rejects.toMatchObject({
      code: 'Billing.NothingOpen',
    })
    expect(await ledgerFaults(shop.payments.auth.database)).toEqual([])
  })
})
