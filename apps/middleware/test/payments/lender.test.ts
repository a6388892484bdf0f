import { beforeAll, describe, expect, test } from 'vitest'
import { aPaymentShop, type PaymentShop, type Shopper } from './a-payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await aPaymentShop()
})

const dear = { slate: 60 }

async function applied(): Promise<{ shopper: Shopper; referenceId: string; nextUrl: string }> {
  const shopper = await shop.shopper(dear)
  const { referenceId, nextUrl, state } = await shopper.shop.Payment.initiatepayment({ method: 'Citizen_Pay' })
  expect(state).toBe('pending')
  return { shopper, referenceId: referenceId ?? '', nextUrl: nextUrl ?? '' }
}

const decide = (nextUrl: string, name: string) =>
  fetch(shop.door + nextUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision: 'apply', name }),
  })

const byLoan = (referenceId: string) => ({ paymentMethod: 'Citizen_Pay' as const, referenceId })

/** Makes the lender's decision due now. */
const think = () =>
  shop.auth.database.pool.query(
    "update mortarpay.payments set decides_at = now() - interval '1 second' where decides_at is not null",
  )

describe('the lender', () => {
  test('is not asked for little', async () => {
    const { shop: api } = await shop.shopper({ slate: 1 })
    await expect(api.Payment.initiatepayment({ method: 'Citizen_Pay' })).rejects.toMatchObject({
      code: 'Payment.MethodNotAllowed',
    })
  })

  test('does not tell one visitor about the application of another', async () => {
    const { referenceId } = await applied()
    const { shop: api } = await shop.shopper(dear)
    await expect(api.Payment.checkaccountstatus({ referenceId })).rejects.toMatchObject({ status: 404 })
    await expect(api.Payment.getpaymentdetails({ referenceId })).rejects.toMatchObject({ status: 404 })
  })

  test('never redirects to another site', async () => {
    const { shop: api } = await shop.shopper(dear)
    for (const returnUrl of [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '/.//evil.test',
      '/a/..//evil.test',
      'javascript:1',
    ])
      await expect(api.Payment.initiatepayment({ method: 'Citizen_Pay', returnUrl })).rejects.toMatchObject({
        status: 400,
      })
  })

  test('asked twice for the same cart has one application', async () => {
    const { shopper, referenceId } = await applied()
    const again = await shopper.shop.Payment.initiatepayment({ method: 'Citizen_Pay' })
    expect(again.referenceId).toBe(referenceId)
  })

  test.each([
    ['Dan Declined', 'declined'],
    ['Eve Expired', 'expired'],
  ])('%s ends %s, and the cart is kept', async (name, status) => {
    const { shopper, referenceId, nextUrl } = await applied()
    await decide(nextUrl, name)
    expect(await shopper.shop.Payment.checkaccountstatus({ referenceId })).toMatchObject({ status, retryAfter: null })
    const result = await shop.submit(shopper, byLoan(referenceId))
    expect(result.status).toBe('declined')
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('Ada Approved pays for the order', async () => {
    const { shopper, referenceId, nextUrl } = await applied()
    await decide(nextUrl, 'Ada Approved')
    expect(await shopper.shop.Payment.checkaccountstatus({ referenceId })).toMatchObject({
      status: 'approved',
      approvedCents: 60_000,
    })
    const result = await shop.submit(shopper, byLoan(referenceId))
    expect(result.status).toBe('placed')
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('Pia Pending can leave: the order is placed when the lender agrees', async () => {
    const { shopper, referenceId, nextUrl } = await applied()
    await decide(nextUrl, 'Pia Pending')
    expect(await shopper.shop.Payment.checkaccountstatus({ referenceId })).toMatchObject({
      status: 'pending',
      retryAfter: 3,
    })
    const result = await shop.submit(shopper, byLoan(referenceId))
    // back to the lender, who has the application, would lead to the review step without a word
    expect(result).toMatchObject({ status: 'pending-payment', nextUrl: null })
    await think()
    await shop.reconcileLater()
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('Lara Late is approved after she has chosen a card, and the loan is let go', async () => {
    const { shopper, referenceId, nextUrl } = await applied()
    await decide(nextUrl, 'Lara Late')
    const paymentToken = await shop.card(shopper)
    const result = await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
    expect(result.status).toBe('placed')
    await shop.settle(shopper.orderId)
    expect((await shop.attempts(shopper.orderId)).map(({ state }) => state)).toEqual(['voiding', 'captured'])
    await think()
    await shop.reconcileLater()
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
    expect((await shop.ledger()).find(({ id }) => id === referenceId)?.status).toBe('voided')
  })

  test('an approval that comes after all was over is let go', async () => {
    const { shopper, referenceId } = await applied()
    await shop.auth.database.pool.query(
      "update shop.payment_attempts set state = 'expired' where provider_payment_id = $1",
      [referenceId],
    )
    await shop.auth.database.pool.query("update mortarpay.payments set status = 'authorized' where id = $1", [
      referenceId,
    ])
    await shop.settle(shopper.orderId)
    expect((await shop.ledger()).find(({ id }) => id === referenceId)?.status).toBe('voided')
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('an approval for a cart that has changed since is let go, and the customer asked again', async () => {
    const { shopper, referenceId, nextUrl } = await applied()
    await decide(nextUrl, 'Ada Approved')
    await shop.auth.platformAs(shopper.bearer.token).Cart.CreateLineItem({ ProductID: 'oak', Quantity: 1 })
    await expect(shop.submit(shopper, byLoan(referenceId))).rejects.toMatchObject({ code: 'Payment.CartChanged' })
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('an abandoned application doesn’t hold money forever', async () => {
    const { shopper, nextUrl } = await applied()
    await decide(nextUrl, 'Ada Approved')
    await shop.reconcileLater(25 * 60)
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })
})
