import type { Bank } from '@tessera/middleware/modules/ledger/bank/bank-port'
import { embeddedBank } from '@tessera/middleware/modules/ledger/bank/embedded-bank'
import { settleBankPayments } from '@tessera/middleware/modules/ledger/invoice-payment/settle-bank-payments'
import { postCredits } from '@tessera/middleware/modules/ledger/posting/post-credits'
import { payRefund } from '@tessera/middleware/modules/ledger/refunds/credit-refunds'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, daysAgo, type Payer } from './a-billing-shop.ts'
import { ledgerFaults } from './an-account.ts'

let shop: BillingShop
let database: Database
let bank: Bank
let ada: Payer
beforeAll(async () => {
  shop = await aBillingShop()
  database = shop.payments.auth.database
  bank = embeddedBank(database)
  ada = await shop.pro('ada@bank.example')
})
beforeEach(() => database.rows(sql`delete from rate_limits`))

const account = (lastFour = '6789') => ({
  routingNumber: '021000021',
  accountNumber: `1234 5${lastFour}`,
  holder: 'Ada Mason',
})
let keys = 0
const pay = (who: Payer, documentId: string, bankAccount: object, key = `bank-${++keys}`) =>
  who.shop.MyAccount.PayOpenInvoiceByMortarPay({ key, documents: [{ documentId }], bank: bankAccount as never })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const receipt = (paymentId: string) => ada.shop.MyBilling.GetInvoicePayment({ paymentId })

describe('paying from a bank account', () => {
  test('is refused for an invalid account', async () => {
    const documentId = await shop.invoice(ada, 'no account')
    for (const wrong of [
      { ...account(), routingNumber: '021000022' },
      { ...account(), accountNumber: '12' },
      { ...account(), holder: ' ' },
    ])
      await expect(pay(ada, documentId, wrong)).rejects.toMatchObject({ status: 400 })
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
  })

  test('lets go of everything when the bank says no', async () => {
    const documentId = await shop.invoice(ada, 'refused')
    expect(await pay(ada, documentId, account('0001'))).toMatchObject({ status: 'declined' })
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
  })

  test('holds the invoice until the money is here, books it once, and keeps no account number', async () => {
    const documentId = await shop.invoice(ada, 'slow')
    const begun = await pay(ada, documentId, account(), 'slow')
    expect(begun).toMatchObject({ status: 'pending', cardText: 'Bank account ending in 6789', cardCents: 10_800 })
    expect(await pay(ada, documentId, account(), 'slow')).toMatchObject({ paymentId: begun.paymentId })
    await expect(pay(ada, documentId, account())).rejects.toMatchObject({ code: 'Billing.BeingPaid' })
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 10_800 })
    await settleBankPayments({ database, bank, publicUrl: 'https://shop.test' }, inMinutes(1))
    expect(await receipt(begun.paymentId)).toMatchObject({ status: 'pending' })
    await Promise.all(
      [1, 2, 3].map(() => settleBankPayments({ database, bank, publicUrl: 'https://shop.test' }, inMinutes(3))),
    )
    expect(await receipt(begun.paymentId)).toMatchObject({ status: 'paid', receiptId: expect.stringMatching(/^DZ/) })
    expect(await shop.openOf(documentId)).toEqual({ open: 0, held: 0 })
    const [kept] = await database.rows<{ found: boolean }>(sql`
      select exists (select from invoice_payments p where p::text like '%12345%')
        or exists (select from embedded_bank_debits d where d::text like '%12345%') as found`)
    expect(kept?.found).toBe(false)
  })

  test('that comes back before it is booked leaves the invoice open', async () => {
    const documentId = await shop.invoice(ada, 'poor')
    const { paymentId } = await pay(ada, documentId, account('0002'))
    await settleBankPayments({ database, bank, publicUrl: 'https://shop.test' }, inMinutes(3))
    expect(await receipt(paymentId)).toMatchObject({
      status: 'declined',
      message: expect.stringContaining('insufficient funds'),
    })
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
  })

  test('that comes back later is charged anew, once, and the books still add up', async () => {
    const documentId = await shop.invoice(ada, 'late')
    await pay(ada, documentId, account('0003'))
    await settleBankPayments({ database, bank, publicUrl: 'https://shop.test' }, inMinutes(3))
    expect(await shop.openOf(documentId)).toEqual({ open: 0, held: 0 })
    for (const _ of [1, 2])
      await settleBankPayments({ database, bank, publicUrl: 'https://shop.test' }, inMinutes(4 * 24 * 60))
    const { items } = await ada.shop.MyAccount.SearchForInvoices({ filters: [{ key: 'ZZDOCTYFI', value: 'DR' }] })
    expect(items).toMatchObject([{ type: 'DR', openCents: 10_800 }])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('that the bank never heard of is let go', async () => {
    const documentId = await shop.invoice(ada, 'unheard')
    const begun = await pay(ada, documentId, account())
    await database.rows(sql`delete from embedded_bank_debits where key = ${begun.paymentId}`)
    await database.rows(sql`update invoice_payments set bank_state = 'asked' where id = ${begun.paymentId}`)
    await settleBankPayments({ database, bank, publicUrl: 'https://shop.test' }, inMinutes(5))
    expect((await shop.openOf(documentId)).held).toBe(10_800)
    await settleBankPayments({ database, bank, publicUrl: 'https://shop.test' }, inMinutes(11))
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
  })
})

describe('the money of a credit', () => {
  const credit = async (payer: Payer, key: string) => {
    const given = { key, type: 'DG' as const, accountId: payer.accountId, documentOn: daysAgo(5), goodsCents: 5000 }
    return (await postCredits(database, [given]))[0]?.id ?? ''
  }
  const ask = (who: Payer, documentId: string, key = `refund-${++keys}`) =>
    who.shop.MyBilling.RefundCredit({ key, documentId })

  test('is refused to guests, without the right to pay, and while something is overdue', async () => {
    const bea = await shop.pro('bea@bank.example')
    const looker = await shop.colleague(bea, 'look@bank.example', ['billing-view'])
    const documentId = await credit(bea, 'guarded credit')
    await expect(shop.anonymous.MyBilling.RefundCredit({ key: 'x', documentId })).rejects.toMatchObject({ status: 401 })
    await expect(ask(ada, documentId)).rejects.toMatchObject({ status: 404 })
    await expect(ask(looker, documentId)).rejects.toMatchObject({ status: 403, code: 'Billing.NeedsPay' })
    await shop.invoice(bea, 'overdue')
    await expect(ask(bea, documentId)).rejects.toMatchObject({ code: 'Billing.NoRefund' })
    const points = await credit(bea, 'redeem points')
    await expect(ask(bea, points)).rejects.toMatchObject({ code: 'Billing.NoRefund' })
  })

  test('is held as soon as it is asked for, and sent once', async () => {
    const cem = await shop.pro('cem@bank.example')
    const documentId = await credit(cem, 'wanted credit')
    const [one, other] = await Promise.all([ask(cem, documentId, 'same'), ask(cem, documentId, 'same')])
    expect(other).toEqual(one)
    expect(one).toMatchObject({ cents: 5000, status: 'requested' })
    const { credits } = await cem.shop.MyAccount.PaymentCreditStatements({})
    expect(credits).toMatchObject([{ documentId, refundingCents: 5000, canRefund: false }])
    await Promise.all([1, 2].map(() => payRefund(database, one.refundId, 'Check', new Date())))
    expect(await shop.openOf(documentId)).toEqual({ open: 0, held: 0 })
    expect(await ledgerFaults(database)).toEqual([])
  })
})
