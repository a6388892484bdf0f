import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mortarPay } from '@tessera/providers/payment/mortarpay'
import { createMortarPay, type MortarPay } from '@tessera/providers/payment/mortarpay/create-mortarpay'
import { mortarPayMigrations } from '@tessera/providers/payment/mortarpay/mortarpay-migrations'
import { decisionFor, testApplicants } from '@tessera/providers/payment/mortarpay/test-applicants'
import { testCards } from '@tessera/providers/payment/mortarpay/test-cards'
import type { PaymentNotice, PaymentPort } from '@tessera/providers/payment/port'
import { type Database, openDatabase } from '@tessera/server/database'
import { migrate } from '@tessera/server/migrate'
import { createCircuitBreaker } from '@tessera/server/outbound/circuit-breaker'
import { cloneDatabase, startTestServer } from '@tessera/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behavesAsPaymentPort } from './payment-port.ts'

const secret = 'a-secret-of-the-tests'
const createBreaker = (coolDownMilliseconds: number) => createCircuitBreaker(coolDownMilliseconds)
let url: string
let port: PaymentPort
let mortar: MortarPay
let database: Database
let now = new Date()
const told: (PaymentNotice | undefined)[] = []
let isShopDown = false

/** Closes in reverse order; an `afterAll` inside `beforeAll` never runs. */
const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

beforeAll(async () => {
  const postgres = await startTestServer()
  closers.unshift(() => postgres.stop())
  const databaseUrl = await cloneDatabase(postgres.url)
  await migrate({ url: databaseUrl, schema: 'mortarpay', folder: mortarPayMigrations })
  database = openDatabase({ url: databaseUrl, schema: 'elsewhere' })
  closers.unshift(() => database.close())
  mortar = createMortarPay({
    pool: database.pool,
    secret,
    notifyUrl: 'http://shop.test/notices',
    now: () => now,
    slowMilliseconds: 30,
    fetch: async (_, { headers, body }) => {
      if (isShopDown) return new Response(null, { status: 503 })
      told.push(port.readNotice(Buffer.from(String(body)), headers as Record<string, string>, now))
      return new Response('{}')
    },
  })
  const server = createServer(mortar.answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.unshift(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  port = mortarPay({ url, secret, createBreaker })
})

const numberOf = (behaviour: string): string =>
  Object.entries(testCards).find(([, card]) => card.behaviour === behaviour)?.[0] ?? ''

const aCard = { expires: '12/39', code: '123', holder: 'Ada Mason' }

async function send(card: object, headers: Record<string, string> = {}): Promise<Response> {
  const opened = await port.openRequest('guest 1')
  const requestId = opened.outcome === 'opened' ? opened.requestId : ''
  return fetch(`${url}/mortarpay/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ requestId, ...aCard, ...card }),
  })
}

const tokenFor = async (behaviour: string): Promise<string> =>
  ((await (await send({ number: numberOf(behaviour) })).json()) as { token: string }).token

const asked = (token: string, idempotencyKey: string = randomUUID()) => ({
  idempotencyKey,
  amountCents: 5000,
  currency: 'USD',
  source: { kind: 'card' as const, token },
  description: '',
  returnUrl: '/checkout',
})

behavesAsPaymentPort(() => ({ port, token: (kind) => tokenFor(kind === 'good' ? 'approve' : 'decline') }))

describe('cards', () => {
  test.each([
    ['a number without its check digit', { number: '4111111111111112' }, 'number'],
    ['a card that is no test card', { number: '4012888888881881' }, 'number'],
    ['a month that is none', { number: numberOf('approve'), expires: '13/39' }, 'expires'],
    ['a year that is over', { number: numberOf('approve'), expires: '01/2020' }, 'expires'],
    ['a code that is too long', { number: numberOf('approve'), code: '1234' }, 'code'],
    ['a ZIP code that is none', { number: numberOf('approve'), billingZip: '6054' }, 'billingZip'],
    ['a name that is a number', { number: numberOf('approve'), holder: '4111111111111111' }, 'holder'],
  ])('%s is refused, and not repeated', async (_, card, field) => {
    const answer = await send(card)
    const text = await answer.text()
    expect(answer.status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ error: { field } })
    expect(text).not.toMatch(/\d{12}/)
  })

  test('a body that cannot be read is not repeated', async () => {
    const answer = await fetch(`${url}/mortarpay/v1/tokens`, { method: 'POST', body: '{"number":"4111111111111111"' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('4111')
  })

  test('a page of another site may not send one', async () => {
    expect((await send({ number: numberOf('approve') }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('a form without scripts returns with the token or the problem', async () => {
    const opened = await port.openRequest('guest 1')
    const requestId = opened.outcome === 'opened' ? opened.requestId : ''
    const post = (number: string, returnUrl: string) =>
      fetch(`${url}/mortarpay/v1/tokens`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ requestId, ...aCard, number, returnUrl }),
      })
    for (const elsewhere of ['https://evil.test/', '/.//evil.test', '/%2e%2e//evil.test', `/${'a'.repeat(300)}`])
      expect((await post(numberOf('approve'), elsewhere)).status).toBe(400)
    const wrong = await post('1234', '/checkout/payment')
    expect(wrong.headers.get('location')).toBe(`/checkout/payment?requestId=${requestId}`)
    expect(await port.findEntry(requestId)).toEqual({
      outcome: 'found',
      entry: { problem: 'number-invalid', expires: aCard.expires, holder: aCard.holder, billingZip: '' },
    })
    const right = await post(numberOf('approve'), '/checkout/payment')
    expect(await port.findEntry('req_nobody')).toEqual({ outcome: 'none' })
    expect(right.headers.get('location')).toMatch(/^\/checkout\/payment\?requestId=req_[\w-]+&providerToken=tok_/)
  })

  test('every test card says what it does', () => {
    expect(Object.values(testCards).every(({ what }) => what.length > 0)).toBe(true)
    expect(Object.values(testApplicants).every(({ what }) => what.length > 0)).toBe(true)
  })
})

describe('transport failures', () => {
  test('calls without the secret are refused', async () => {
    const answer = await fetch(`${url}/mortarpay/v1/payments?idempotencyKey=x`, {
      headers: { authorization: 'Bearer guess' },
    })
    expect(answer.status).toBe(401)
    expect(await mortarPay({ url, secret: 'guess', createBreaker }).find({ paymentId: 'x' })).toEqual({
      outcome: 'unavailable',
    })
  })

  test('a lost reply is unknown, and its key finds the result', async () => {
    const request = asked(await tokenFor('lost'))
    expect(await port.authorize(request)).toEqual({ outcome: 'unknown' })
    expect(await port.find({ idempotencyKey: request.idempotencyKey })).toMatchObject({
      outcome: 'found',
      payment: { status: 'authorized' },
    })
    expect(await port.authorize(request)).toMatchObject({ outcome: 'approved' })
  })

  test('a broken provider has done nothing', async () => {
    const request = asked(await tokenFor('broken'))
    expect(await port.authorize(request)).toEqual({ outcome: 'broken' })
    expect(await port.find({ idempotencyKey: request.idempotencyKey })).toEqual({ outcome: 'none' })
  })

  test('a provider whose database does not answer in time does not say that nothing was done', async () => {
    const request = asked(await tokenFor('approve'))
    const holder = await database.pool.connect()
    await holder.query('begin; lock table mortarpay.payments in access exclusive mode')
    const answer = await port.authorize(request)
    await holder.query('rollback')
    holder.release()
    expect(answer).toEqual({ outcome: 'unknown' })
    expect(await port.authorize(request)).toMatchObject({ outcome: 'approved' })
  })

  test('who has no patience does not know', async () => {
    const hasty = mortarPay({ url, secret, createBreaker, timeoutMilliseconds: 5 })
    const request = asked(await tokenFor('slow'))
    expect(await hasty.authorize(request)).toEqual({ outcome: 'unknown' })
    await expect
      .poll(() => port.find({ idempotencyKey: request.idempotencyKey }))
      .toMatchObject({ outcome: 'found', payment: { status: 'authorized' } })
  })

  test('an unreachable provider has done nothing', async () => {
    const nowhere = mortarPay({ url: 'http://127.0.0.1:9', secret, createBreaker, fetch: refusing() })
    expect(await nowhere.authorize(asked('t'))).toEqual({ outcome: 'unavailable' })
  })

  test('a redirect is not followed', async () => {
    const seen: string[] = []
    const elsewhere = mortarPay({
      url: 'http://provider.test',
      secret,
      createBreaker,
      fetch: async (to, init) => {
        seen.push(`${to} ${init.redirect}`)
        return new Response(null, { status: 302, headers: { location: 'http://evil.test' } })
      },
    })
    expect(await elsewhere.find({ paymentId: 'x' })).toEqual({ outcome: 'unavailable' })
    expect(seen).toEqual(['http://provider.test/mortarpay/v1/payments/x manual'])
  })

  test('after five failures in a row it is left alone, and after the cool-down one call tries', async () => {
    let calls = 0
    let clock = 0
    let isBack = false
    const observed: string[] = []
    const flaky = mortarPay({
      url,
      secret,
      createBreaker: (coolDown) => createCircuitBreaker(coolDown, () => clock),
      observe: (outcome, isOpen) => observed.push(`${outcome} ${isOpen}`),
      fetch: async () => {
        calls += 1
        return isBack ? new Response('{}', { status: 404 }) : new Response('{}', { status: 503 })
      },
    })
    const find = () => flaky.find({ paymentId: 'x' })
    for (let index = 0; index < 5; index += 1) expect(await find()).toEqual({ outcome: 'unknown' })
    expect(await find()).toEqual({ outcome: 'unavailable' })
    expect(calls).toBe(5)
    clock += 9_999
    expect(await find()).toEqual({ outcome: 'unavailable' })
    clock += 1
    await Promise.all([find(), find(), find()])
    expect(calls).toBe(6)
    clock += 10_000
    isBack = true
    expect(await find()).toEqual({ outcome: 'none' })
    expect(await find()).toEqual({ outcome: 'none' })
    expect(calls).toBe(8)
    expect(observed.slice(3, 6)).toEqual(['unknown false', 'unknown true', 'unavailable true'])
    expect(observed.at(-1)).toBe('answered false')
  })
})

const refusing = () => async () => {
  throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
}

describe('notices', () => {
  test('each is signed and comes until it is taken, with the same ID', async () => {
    await mortar.work()
    told.length = 0
    isShopDown = true
    const request = asked(await tokenFor('approve'))
    await port.authorize(request)
    expect(await mortar.work()).toEqual({ accepted: 0, pause: 1000 })
    isShopDown = false
    expect(await mortar.work()).toEqual({ accepted: 0, pause: 1000 })
    now = new Date(now.getTime() + 2000)
    expect(await mortar.work()).toMatchObject({ accepted: 1 })
    expect(told).toMatchObject([{ idempotencyKey: request.idempotencyKey }])
    expect(await mortar.work()).toMatchObject({ accepted: 0 })
  })

  test('an unanswered challenge expires and sends a notice', async () => {
    const answer = await port.authorize(asked(await tokenFor('challenge')))
    if (answer.outcome !== 'challenge') throw new Error(answer.outcome)
    expect(await mortar.work()).toMatchObject({ pause: 60_000 })
    told.length = 0
    now = new Date(now.getTime() + 16 * 60_000)
    await mortar.work()
    expect(told).toMatchObject([{ paymentId: answer.payment.id }])
    expect(await port.find({ paymentId: answer.payment.id })).toMatchObject({ payment: { status: 'expired' } })
  })
})

test.each(['Ann Constructor', 'Ann __proto__', 'Ann Example'])('the lender treats %s like anybody', (name) => {
  expect([decisionFor(name, 100), decisionFor(name, 99_999_999)]).toEqual(['approve', 'decline'])
})
