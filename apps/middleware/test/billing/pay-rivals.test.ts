import { reconcilePayments } from '@tessera/middleware/modules/checkout/attempts/reconcile-payments'
import { settleAttempt } from '@tessera/middleware/modules/checkout/attempts/settle-attempt'
import { postCredits } from '@tessera/middleware/modules/ledger/posting/post-credits'
import type { PaymentPort } from '@tessera/providers/payment/port'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, daysAgo, type Payer } from './a-billing-shop.ts'
import { ledgerFaults } from './an-account.ts'

let shop: BillingShop
let ada: Payer
let bob: Payer
beforeAll(async () => {
  shop = await aBillingShop()
  ada = await shop.pro('ada@example.com')
  bob = await shop.colleague(ada, 'bob@example.com')
})
beforeEach(() => shop.payments.auth.database.rows(sql`delete from rate_limits`))

const ten = Array.from({ length: 10 }, (_, index) => index)
const takenCents = async () =>
  (await shop.payments.ledger()).reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
const heldAtProvider = async () =>
  (await shop.payments.ledger()).filter(({ status }) => ['authorized', 'challenge', 'pending'].includes(status))

describe('one invoice', () => {
  test('paid by ten at once is paid once, and the others hear why', async () => {
    const documentId = await shop.invoice(ada, 'ten')
    const before = await takenCents()
    const tokens = await Promise.all(ten.map((index) => (index % 2 ? ada : bob).card()))
    const calls = tokens.map((paymentToken, index) =>
      (index % 2 ? ada : bob).shop.MyAccount.PayOpenInvoiceByMortarPay({
        key: `ten-${index}`,
        documents: [{ documentId }],
        paymentToken,
      }),
    )
    const answers = await Promise.allSettled(calls)
    const paid = answers.filter((one) => one.status === 'fulfilled')
    expect(paid.map(({ value }) => value.status)).toEqual(['paid'])
    for (const refused of answers.filter((one) => one.status === 'rejected'))
      expect(refused.reason).toMatchObject({
        status: 409,
        code: expect.stringMatching(/^Billing\.(BeingPaid|NothingOpen)$/),
      })
    expect(await shop.openOf(documentId)).toEqual({ open: 0, held: 0 })
    expect((await takenCents()) - before).toBe(10_800)
    expect(await ledgerFaults(shop.payments.auth.database)).toEqual([])
  })

  test('ten clicks with one key are one payment with one answer', async () => {
    const documentId = await shop.invoice(ada, 'clicks')
    const before = await takenCents()
    const wish = { key: 'clicks', documents: [{ documentId }], paymentToken: await ada.card() }
    const receipts = await Promise.all(ten.map(() => ada.shop.MyAccount.PayOpenInvoiceByMortarPay(wish)))
    expect(new Set(receipts.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(receipts.map(({ status }) => status)).toEqual(ten.map(() => 'paid'))
    expect((await takenCents()) - before).toBe(10_800)
  })

  test('part payments at once never pay more than is open', async () => {
    const documentId = await shop.invoice(ada, 'parts')
    const tokens = await Promise.all(ten.map((index) => (index % 2 ? ada : bob).card()))
    const answers = await Promise.allSettled(
      tokens.map((paymentToken, index) =>
        (index % 2 ? ada : bob).shop.MyAccount.PayOpenInvoiceByMortarPay({
          key: `parts-${index}`,
          documents: [{ documentId, amountCents: 3000 }],
          paymentToken,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await shop.openOf(documentId)).toEqual({ open: 1800, held: 0 })
  })

  test('a credit that two use at once is used once', async () => {
    const dan = await shop.pro('dan@example.com')
    const documents = [await shop.invoice(dan, 'one'), await shop.invoice(dan, 'two')]
    const given = {
      key: 'shared',
      type: 'DG' as const,
      accountId: dan.accountId,
      documentOn: daysAgo(9),
      goodsCents: 10_800,
    }
    const [credit] = await postCredits(shop.payments.auth.database, [given])
    const answers = await Promise.allSettled(
      documents.map((documentId) =>
        dan.shop.MyAccount.PayOpenInvoiceByMortarPay({
          key: documentId,
          documents: [{ documentId }],
          creditIds: [credit?.id ?? ''],
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.openOf(credit?.id ?? '')).toEqual({ open: 0, held: 0 })
  })
})

const crash = new Error('the process is gone')
const gone = async (): Promise<never> => {
  throw crash
}
const after =
  <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
  async (...given: A): Promise<T> => {
    await work(...given)
    return gone()
  }

type Fault = (real: PaymentPort) => Partial<PaymentPort>
const faults: Record<string, [Fault, 'paid' | 'declined']> = {
  'before the provider is asked': [() => ({ authorize: gone }), 'declined'],
  'after the provider has authorised': [({ authorize }) => ({ authorize: after(authorize) }), 'paid'],
  'before the money is taken': [() => ({ capture: gone }), 'paid'],
  'after the money was taken, before it is booked': [({ capture }) => ({ capture: after(capture) }), 'paid'],
}

describe('a crash', () => {
  test.each(Object.entries(faults))('%s ends whole by reconciling', async (name, [fault, outcome]) => {
    const documentId = await shop.invoice(ada, name)
    const before = await takenCents()
    const { provider } = shop.needs
    const broken = await shop.with({ provider: { ...provider, ...fault(provider) } }, ada)
    const wish = { key: name, documents: [{ documentId }], paymentToken: await ada.card() }
    await expect(broken.MyAccount.PayOpenInvoiceByMortarPay(wish)).rejects.toMatchObject({ status: 500 })
    // held: neither paid nor free
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 10_800 })
    // several processes reconcile at once, and again
    const later = shop.payments.later(3)
    await Promise.all([reconcilePayments(shop.needs, later), reconcilePayments(shop.needs, later)])
    await reconcilePayments(shop.needs, shop.payments.later(6))
    const receipt = await ada.shop.MyAccount.PayOpenInvoiceByMortarPay(wish)
    expect(receipt.status).toBe(outcome)
    const open = outcome === 'paid' ? 0 : 10_800
    expect(await shop.openOf(documentId)).toEqual({ open, held: 0 })
    expect((await takenCents()) - before).toBe(10_800 - open)
    expect(await heldAtProvider()).toEqual([])
    expect(await ledgerFaults(shop.payments.auth.database)).toEqual([])
  })

  test('after a long outage the money is let go and the invoice is free', async () => {
    const documentId = await shop.invoice(ada, 'outage')
    const { provider } = shop.needs
    const broken = await shop.with({ provider: { ...provider, authorize: after(provider.authorize) } }, ada)
    const wish = { key: 'outage', documents: [{ documentId }], paymentToken: await ada.card() }
    await expect(broken.MyAccount.PayOpenInvoiceByMortarPay(wish)).rejects.toMatchObject({ status: 500 })
    await reconcilePayments(shop.needs, shop.payments.later(45))
    expect(await shop.openOf(documentId)).toEqual({ open: 10_800, held: 0 })
    expect(await heldAtProvider()).toEqual([])
  })

  test('with a lost reply to the capture is booked once, by the next process', async () => {
    const documentId = await shop.invoice(ada, 'lost')
    const paymentToken = await ada.card('lostCapture')
    const asked = await ada.shop.MyAccount.PayOpenInvoiceByMortarPay({
      key: 'lost',
      documents: [{ documentId }],
      paymentToken,
    })
    expect(['working', 'paid']).toContain(asked.status)
    const row = await shop.payments.auth.database.find<{ id: string }>(sql`
      select attempt_id as id from invoice_payments where id = ${asked.paymentId}`)
    await Promise.all([1, 2, 3].map(() => settleAttempt(shop.needs, row?.id ?? '', shop.payments.later(2))))
    await reconcilePayments(shop.needs, shop.payments.later(4))
    expect(await shop.openOf(documentId)).toEqual({ open: 0, held: 0 })
    expect(await ledgerFaults(shop.payments.auth.database)).toEqual([])
  })
})
