import { shopTimeZone } from '@tessera/domain/local-time'
import type { Customer } from '@tessera/middleware/kit/visitor'
import { findCustomerByUser } from '@tessera/middleware/modules/people/session/find-customer'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPaymentShop, cards, type PaymentShop, type Shopper, sendCard } from './a-payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await aPaymentShop()
})

const tokens = async (shopper: Shopper, number: string = cards.approved) => {
  const { requestId, tokenizeUrl } = await shopper.shop.Payment.getrequestid()
  return { requestId, providerToken: await sendCard(shop.door + tokenizeUrl, requestId, number) }
}

describe('a card on its way', () => {
  test('no request without a token', async () => {
    const answer = await shop.app.inject({ method: 'GET', url: '/api/payment/getrequestid' })
    expect(answer.statusCode).toBe(401)
  })

  test('a request of another visitor is unknown', async () => {
    const handle = await tokens(await shop.shopper())
    const { shop: other } = await shop.shopper()
    await expect(other.Payment.gettokenize(handle)).rejects.toMatchObject({ code: 'Payment.RequestUnknown' })
  })

  test('a token that was made under another request is unknown', async () => {
    const mine = await shop.shopper()
    const { providerToken } = await tokens(await shop.shopper())
    const { requestId } = await mine.shop.Payment.getrequestid()
    await expect(mine.shop.Payment.gettokenize({ requestId, providerToken })).rejects.toMatchObject({
      code: 'Payment.CardUnknown',
    })
  })

  test('a request is good once, here and at the provider', async () => {
    const shopper = await shop.shopper()
    const handle = await tokens(shopper)
    await shopper.shop.Payment.gettokenize(handle)
    await expect(shopper.shop.Payment.gettokenize(handle)).rejects.toMatchObject({ code: 'Payment.RequestUsed' })
    expect(await sendCard(`${shop.door}/mortarpay/v1/tokens`, handle.requestId, cards.approved)).toBe('')
  })

  test('the response has only the public data of a card', async () => {
    const shopper = await shop.shopper()
    const card = await shopper.shop.Payment.gettokenize(await tokens(shopper))
    expect(card).toMatchObject({ brand: 'Visa', last4: '1111', expires: '12/2039', holder: 'Ada Mason' })
    expect(card.token).toMatch(/^card_/)
  })
})

describe('holding money', () => {
  test('an empty cart has nothing to pay for', async () => {
    const shopper = await shop.shopper({})
    const paymentToken = await shop.card(shopper)
    const asked = shopper.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'true' })
    await expect(asked).rejects.toMatchObject({ code: 'Payment.NoCart' })
  })

  test('a payment of another visitor is not there', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper)
    const { attemptId } = await shopper.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'true' })
    const { shop: other } = await shop.shopper()
    await expect(other.Payment.getpaymentdetails({ attemptId })).rejects.toMatchObject({ status: 404 })
    await expect(other.Payment.getpaymentdetails({ attemptId: 'nonsense' })).rejects.toMatchObject({ status: 404 })
  })

  test('a guest saves no card', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper)
    const asked = shopper.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'false' })
    await expect(asked).rejects.toMatchObject({ status: 401 })
  })

  test('the authorized payment is charged when the order is placed', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper)
    const held = await shopper.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'true' })
    expect(held).toMatchObject({ state: 'authorized', amountCents: 3000, orderId: null })
    const again = await shopper.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'true' })
    expect(again.attemptId).toBe(held.attemptId)
    const result = await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
    expect(result).toMatchObject({ status: 'placed', attemptId: held.attemptId })
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
    const details = await shopper.shop.Payment.getpaymentdetails({ attemptId: held.attemptId })
    expect(details).toMatchObject({ state: 'captured', orderId: shopper.orderId })
  })

  test('an unused authorization is voided', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper)
    await shopper.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'true' })
    await shop.reconcileLater(5)
    expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'authorized' }])
    await shop.reconcileLater(45)
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })
})

describe('saved cards', () => {
  test('a declined card is not saved', async () => {
    const ada = await shop.signedIn('declined@shop.test')
    const paymentToken = await shop.card(ada, 'declined')
    const state = await ada.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'false' })
    expect(state.state).toBe('declined')
    const { Items } = await shop.auth.platformAs(ada.bearer.token).Me.ListCreditCards()
    expect(Items).toEqual([])
  })

  test('a card is saved without a charge, pays later, and is private', async () => {
    const ada = await shop.signedIn('saved@shop.test')
    const paymentToken = await shop.card(ada)
    const state = await ada.shop.Payment.getauthorize({ paymentToken }, { isCheckout: 'false' })
    expect(state).toMatchObject({ state: 'authorized', amountCents: 0, message: 'The card is saved.' })
    const { Items } = await shop.auth.platformAs(ada.bearer.token).Me.ListCreditCards()
    expect(Items).toMatchObject([{ CardType: 'Visa', PartialAccountNumber: '1111', CardholderName: 'Ada Mason' }])
    const savedCardId = Items[0]?.ID ?? ''
    const eve = await shop.signedIn('eve@shop.test')
    const payment = { paymentMethod: 'Credit_Card' as const, savedCardId }
    await expect(shop.submit(eve, payment)).rejects.toMatchObject({ code: 'Payment.CardUnknown' })
    const result = await shop.submit(ada, payment)
    expect(result.status).toBe('placed')
    await shop.settle(ada.orderId)
    expect(await shop.expectWhole(ada.orderId)).toBe('placed')
  })

  test('a card is saved with the order when that was asked for', async () => {
    const ada = await shop.signedIn('with-order@shop.test')
    const paymentToken = await shop.card(ada)
    await shop.submit(ada, { paymentMethod: 'Credit_Card', paymentToken, saveCard: true })
    await shop.settle(ada.orderId)
    const { Items } = await shop.auth.platformAs(ada.bearer.token).Me.ListCreditCards()
    expect(Items).toHaveLength(1)
  })

  test('a card that was removed is forgotten by the provider', async () => {
    const ada = await shop.signedIn('forget@shop.test')
    const paymentToken = await shop.card(ada)
    const { database } = shop.auth
    const row = await database.find<{ token: string }>(sql`
      select provider_token as token from card_tokens where token = ${paymentToken}`)
    await database.rows(sql`insert into card_detachments (card_id, provider_token) values ('c', ${row?.token})`)
    await shop.reconcileLater(0)
    expect(await shop.needs.provider.tokenDetails(row?.token ?? '')).toEqual({ outcome: 'none' })
    expect(await database.rows(sql`select id from card_detachments where done_at is null`)).toEqual([])
  })
})

describe('terms', () => {
  async function pro(email: string, account: { terms?: string; line?: number; hold?: boolean } = {}): Promise<Shopper> {
    const shopper = await shop.signedIn(email)
    const { terms = 'NT30', line = 10_000, hold = false } = account
    await shop.auth.database.rows(sql`
      update accounts set type = 'Pro', status = 'active', terms = ${terms}, credit_line_cents = ${line}, on_hold = ${hold}
      where id = (select account_id from people where email = ${email})`)
    const customer = await findCustomerByUser(shop.auth.database, shopper.bearer.userID)
    return { ...shopper, customer: customer as Customer }
  }
  const invoice = { paymentMethod: 'Invoice' as const }

  test.each([
    ['Z000', false, /doesn’t have net terms/],
    ['NT30', true, /on hold/],
  ])('terms %s with hold %s are refused', async (terms, hold, words) => {
    const shopper = await pro(`no-${terms.toLowerCase()}-${hold}@shop.test`, { terms, hold })
    await expect(shop.submit(shopper, invoice)).rejects.toMatchObject({ code: 'Payment.MethodNotAllowed' })
    const { options } = await shopper.shop.Product.GetPaymentOptions()
    const option = options.find(({ method }) => method === 'Invoice')
    expect(option?.isAvailable).toBe(false)
    expect(option?.reason).toMatch(words)
  })

  test('a guest may not owe', async () => {
    await expect(shop.submit(await shop.shopper(), invoice)).rejects.toMatchObject({
      code: 'Payment.MethodNotAllowed',
    })
  })

  test('beyond the credit line the order is refused with the amount that is short', async () => {
    const shopper = await pro('short@shop.test', { line: 2_500 })
    const result = await shop.submit(shopper, invoice)
    expect(result.status).toBe('declined')
    expect(result.message).toContain('$5.00 over')
    expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'declined' }])
  })

  test('within the line it is placed, owed and due', async () => {
    const shopper = await pro('good@shop.test')
    expect((await shop.submit(shopper, invoice)).status).toBe('placed')
    await shop.settle(shopper.orderId)
    const [owed] = await shop.auth.database.rows(sql`
      select amount_cents as cents, terms, due_on - (created_at at time zone ${shopTimeZone})::date as days from terms_payments
      where order_id = ${shopper.orderId}`)
    expect(owed).toEqual({ cents: 3000, terms: 'NT30', days: 30 })
    const { options } = await shopper.shop.Product.GetPaymentOptions()
    expect(options.find(({ method }) => method === 'Invoice')).toMatchObject({
      isAvailable: true,
      terms: 'NT30',
      creditFreeCents: 7000,
    })
  })

  test('orders of two people at once do not both fit under one line', async () => {
    const first = await pro('race-1@shop.test', { line: 4_000 })
    const second = await shop.signedIn('race-2@shop.test')
    const two = { ...second, customer: first.customer }
    const results = await Promise.all([shop.submit(first, invoice), shop.submit(two, invoice)])
    expect(results.map(({ status }) => status).sort()).toEqual(['declined', 'placed'])
  })

  test('an order that the platform refuses frees the credit', async () => {
    const shopper = await pro('frees@shop.test', { line: 3_000 })
    const refused = Object.assign(new Error('no'), { status: 400 })
    const submit = async () => {
      throw refused
    }
    await expect(shop.submit(shopper, invoice, { steps: { submit } })).rejects.toBe(refused)
    expect((await shop.submit(shopper, invoice)).status).toBe('placed')
  })
})

describe('ways to pay', () => {
  test('a stranger sees all three, and why not', async () => {
    const answer = await shop.app.inject({ method: 'GET', url: '/api/Product/GetPaymentOptions' })
    expect(answer.json<{ options: object[] }>().options).toMatchObject([
      { method: 'Credit_Card', isAvailable: true },
      { method: 'Citizen_Pay', isAvailable: true, minimumCents: 50_000 },
      { method: 'Invoice', isAvailable: false },
    ])
  })
})

test('an order that costs nothing is placed without anybody’s money', async () => {
  const { admin } = shop.auth
  await admin.PriceSchedules.Create({ ID: 'free', Name: 'free', PriceBreaks: [{ Quantity: 1, Price: 0 }] })
  await admin.Products.Create({ ID: 'free', Name: 'free', Active: true, DefaultPriceScheduleID: 'free' })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: 'free' })
  const shopper = await shop.shopper({ free: 1 })
  const paymentToken = await shop.card(shopper)
  expect((await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })).status).toBe('placed')
  await shop.settle(shopper.orderId)
  expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'captured', payment: null }])
})

test('no card number and no code is in any table or log line (PAY-8)', async () => {
  const shopper = await shop.signedIn('pan@shop.test')
  const { requestId, tokenizeUrl } = await shopper.shop.Payment.getrequestid()
  const code = '7519'
  await sendCard(shop.door + tokenizeUrl, requestId, '3782 822463 10005', '111')
  await sendCard(shop.door + tokenizeUrl, requestId, '4111111111111112')
  const providerToken = await sendCard(shop.door + tokenizeUrl, requestId, '3782 822463 10005', code)
  const { token } = await shopper.shop.Payment.gettokenize({ requestId, providerToken })
  await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken: token, saveCard: true })
  await shop.settle(shopper.orderId)
  const { pool } = shop.auth.database
  const tables = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('shop', 'platform', 'mortarpay') or schemaname like 'graphile%'`)
  const secrets = /378282246310005|3782 822463 10005|4111111111111112|4111 ?1111 ?1111 ?1111|"7519"|\(7519\)/
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`)
    expect(
      rows.filter(({ text }) => secrets.test(text)),
      name,
    ).toEqual([])
  }
  expect(shop.log()).not.toMatch(secrets)
  expect(shop.log().length).toBeGreaterThan(1000)
})
