import { randomUUID } from 'node:crypto'
import type { OrderSteps } from '@tessera/middleware/modules/checkout/attempts/order-steps'
import { paymentCrontab, paymentTasks } from '@tessera/middleware/modules/checkout/payments/jobs'
import { providerSecret } from '@tessera/middleware/modules/checkout/provider/provider-secret'
import { signNotice } from '@tessera/providers/payment/mortarpay/sign-notice'
import { startJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPaymentShop, type PaymentShop, type Shopper } from './a-payment-shop.ts'

let shop: PaymentShop
let secret: string
beforeAll(async () => {
  shop = await aPaymentShop()
  secret = await providerSecret(shop.auth.database, 'mortarpay')
})

interface Told {
  eventId?: string
  at?: Date
  key?: string
  body?: object
}

function told(payment: { id: string; idempotencyKey: string }, { eventId, at, key, body }: Told = {}) {
  const raw = JSON.stringify(body ?? { createdAt: new Date().toISOString(), payment })
  const timestamp = String(Math.floor((at ?? new Date()).getTime() / 1000))
  const event = eventId ?? randomUUID()
  return shop.app.inject({
    method: 'POST',
    url: '/api/payment-notices',
    headers: {
      'content-type': 'application/json',
      'mortarpay-timestamp': timestamp,
      'mortarpay-event': event,
      'mortarpay-signature': signNotice(key ?? secret, timestamp, event, Buffer.from(raw)),
    },
    payload: raw,
  })
}

const jobsOf = async (attemptId: string): Promise<number> =>
  (
    await shop.auth.database.rows(sql`
      select true from graphile_worker._private_jobs where payload ->> 'attempt' = ${attemptId}`)
  ).length

const deliveredOf = async (payment: string): Promise<number> =>
  (
    await shop.auth.database.rows(sql`
      select true from mortarpay.notices where payment_id = ${payment} and delivered_at is not null`)
  ).length

async function challenged(): Promise<{ shopper: Shopper; attemptId: string; payment: string; nextUrl: string }> {
  const shopper = await shop.shopper()
  const paymentToken = await shop.card(shopper, 'challenge')
  const result = await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
  expect(result.status).toBe('challenge')
  const [attempt] = await shop.attempts(shopper.orderId)
  return {
    shopper,
    attemptId: result.attemptId,
    payment: attempt?.payment ?? '',
    nextUrl: result.nextUrl ?? '',
  }
}

const decide = (nextUrl: string, decision: string) =>
  fetch(shop.door + nextUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision }),
  })

describe('notices that are not the provider’s', () => {
  test('one signed with another secret is refused', async () => {
    expect((await told({ id: 'x', idempotencyKey: 'y' }, { key: 'another' })).statusCode).toBe(401)
  })

  test('one without a signature is refused', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/payment-notices', payload: { payment: {} } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'Payment.NoticeRefused' })
  })

  test('one older or newer than ten minutes is refused', async () => {
    for (const minutes of [-11, 11]) {
      const answer = await told({ id: 'x', idempotencyKey: 'y' }, { at: shop.later(minutes) })
      expect(answer.statusCode).toBe(401)
    }
  })

  test('one whose words were changed is refused', async () => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/payment-notices',
      headers: {
        'mortarpay-timestamp': timestamp,
        'mortarpay-event': 'e',
        'mortarpay-signature': signNotice(secret, timestamp, 'e', Buffer.from('{"payment":{"id":"a"}}')),
      },
      payload: '{"payment":{"id":"b"}}',
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('notices of the provider', () => {
  test('one about an unknown payment is accepted and does nothing', async () => {
    expect((await told({ id: 'pay_nobody', idempotencyKey: randomUUID() })).statusCode).toBe(200)
    expect((await told({ id: 'pay_nobody', idempotencyKey: 'not an attempt' })).statusCode).toBe(200)
  })

  test('the same one, however often and at once, counts once', async () => {
    const { attemptId, payment } = await challenged()
    const eventId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => told({ id: payment, idempotencyKey: attemptId }, { eventId })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const events = await shop.auth.database.rows(sql`select true from payment_notices where event_id = ${eventId}`)
    expect(events).toHaveLength(1)
    expect(await jobsOf(attemptId)).toBe(1)
  })

  test('one about what the attempt says itself queues nothing, and one about anything else does', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper, 'approved')
    const { attemptId } = await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
    await shop.settle(shopper.orderId)
    const [attempt] = await shop.attempts(shopper.orderId)
    const payment = { id: attempt?.payment ?? '', idempotencyKey: attemptId, status: 'captured', refundedCents: 0 }
    const known = [
      { ...payment, capturedCents: 3000 },
      { ...payment, status: 'authorized', capturedCents: 0 },
    ]
    const jobs = await jobsOf(attemptId)
    for (const one of known) expect((await told(one, { body: { payment: one } })).statusCode).toBe(200)
    expect(await jobsOf(attemptId)).toBe(jobs)
    const news = { ...payment, capturedCents: 3000, refundedCents: 100 }
    await told(news, { body: { payment: news } })
    expect(await jobsOf(attemptId)).toBe(jobs + 1)
  })

  test('one that comes while its order is being placed is not stored once the order says the same', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper, 'approved')
    const eventId = randomUUID()
    let answer: ReturnType<typeof told> | undefined
    const { submit } = shop.steps(shopper)
    const steps: Partial<OrderSteps> = {
      submit: (submission) => {
        const { attemptId: idempotencyKey, payment } = submission
        const notice = { id: payment?.providerPaymentId ?? '', idempotencyKey, status: 'authorized' }
        answer = told(notice, { eventId, body: { payment: notice } })
        return submit(submission)
      },
    }
    const { status, attemptId } = await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken }, { steps })
    expect(status).toBe('placed')
    expect((await answer)?.statusCode).toBe(200)
    const stored = await shop.auth.database.rows(sql`select true from payment_notices where event_id = ${eventId}`)
    expect(stored).toHaveLength(0)
    expect(await jobsOf(attemptId)).toBe(1)
  })

  test('one with a wrong claim changes nothing: the provider is asked', async () => {
    const { attemptId, payment, shopper } = await challenged()
    const body = { payment: { id: payment, idempotencyKey: attemptId, status: 'authorized' } }
    await told({ id: payment, idempotencyKey: attemptId }, { body })
    await shop.settle(shopper.orderId)
    expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'challenge' }])
  })

  test('after the bank’s yes the order is placed, though the customer never came back', async () => {
    const { shopper, nextUrl, attemptId, payment } = await challenged()
    const answer = await decide(nextUrl, 'approve')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/checkout/order-review')
    await expect.poll(() => deliveredOf(payment)).toBe(2)
    expect(await jobsOf(attemptId)).toBe(1)
    const runner = await startJobs({
      pool: shop.auth.database.pool,
      tasks: paymentTasks(shop.needs),
      crontab: paymentCrontab,
      logger: createLog({ service: 'test', level: 'fatal' }),
    })
    const stateOf = async () => (await shop.attempts(shopper.orderId))[0]?.state
    await expect.poll(stateOf).toBe('captured')
    await runner.stop()
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('after the bank’s yes the customer who comes back places the order', async () => {
    const { shopper, nextUrl } = await challenged()
    await decide(nextUrl, 'approve')
    const { choice } = (await shop.auth.database.find<{ choice: string }>(sql`
      select choice from payment_attempts where order_id = ${shopper.orderId}`)) ?? { choice: '' }
    const paymentToken = choice.replace('card ', '')
    const result = await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
    expect(result.status).toBe('placed')
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('after the bank declines the cart stays', async () => {
    const { shopper, nextUrl } = await challenged()
    await decide(nextUrl, 'refuse')
    await shop.settle(shopper.orderId)
    expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'declined' }])
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('who chooses another card leaves the check behind', async () => {
    const { shopper } = await challenged()
    const paymentToken = await shop.card(shopper)
    const result = await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
    expect(result.status).toBe('placed')
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
    expect((await shop.attempts(shopper.orderId)).map(({ state }) => state)).toEqual(['voided', 'captured'])
  })

  test('the page of a challenge can’t be opened without its key', async () => {
    const { nextUrl } = await challenged()
    const answer = await fetch(shop.door + nextUrl.replace(/key=.*/, 'key=guess'))
    expect(answer.status).toBe(404)
    const page = await fetch(shop.door + nextUrl)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).not.toContain('<script')
  })
})
