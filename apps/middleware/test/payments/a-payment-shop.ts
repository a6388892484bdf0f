import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { createMiddleware } from '@tessera/middleware/create-middleware'
import type { BearerIdentity, Customer } from '@tessera/middleware/kit/visitor'
import type { OrderSteps } from '@tessera/middleware/modules/checkout/attempts/order-steps'
import { type OrderSubmission, placeOrder } from '@tessera/middleware/modules/checkout/attempts/place-order'
import { platformSteps } from '@tessera/middleware/modules/checkout/attempts/platform-steps'
import { reconcilePayments } from '@tessera/middleware/modules/checkout/attempts/reconcile-payments'
import { ownerOf } from '@tessera/middleware/modules/checkout/methods/owner'
import { paymentTasks } from '@tessera/middleware/modules/checkout/payments/jobs'
import { type OpenPayments, openPayments } from '@tessera/middleware/modules/checkout/payments/open-payments'
import type { PaymentNeeds } from '@tessera/middleware/modules/checkout/payments/payment-needs'
import { invoicePurpose } from '@tessera/middleware/modules/ledger/invoice-payment/invoice-purpose'
import { mortarPayMigrations } from '@tessera/providers/payment/mortarpay/mortarpay-migrations'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { migrate } from '@tessera/server/migrate'
import { logRequests } from '@tessera/server/request-log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { serveOnly } from '@tessera/testing/serve-only'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type AuthShop, anAuthShop, newAddress } from '../auth/an-auth-shop.ts'

export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 1018',
  poor: '4000 0000 0000 2024',
  expired: '4000 0000 0000 3030',
  wrongCode: '4000 0000 0000 4046',
  challenge: '4000 0000 0000 5050',
  slow: '4000 0000 0000 6066',
  lost: '4000 0000 0000 7072',
  broken: '4000 0000 0000 8088',
  lostCapture: '4000 0000 0000 9094',
} as const
export type CardName = keyof typeof cards

/** A visitor with a cart. */
export interface Shopper {
  bearer: BearerIdentity
  owner: string
  orderId: string
  customer: Customer | undefined
  shop: ShopClient
}

export interface PaymentShop {
  auth: AuthShop
  app: FastifyInstance
  payments: OpenPayments
  needs: PaymentNeeds
  /** Public URL of the provider. */
  door: string
  log(): string
  shopper(lines?: Record<string, number>): Promise<Shopper>
  /** A signed-in customer with their cart. */
  shopperOf(session: { auth_token: string; tessera_auth_token: string }): Promise<Shopper>
  signedIn(email: string, lines?: Record<string, number>): Promise<Shopper>
  /** A card entered as in a browser, down to the shop's own token. */
  card(shopper: Shopper, name?: CardName): Promise<string>
  submit(shopper: Shopper, payment: OrderSubmission['payment'], using?: Using): ReturnType<typeof placeOrder>
  steps(shopper: Shopper): OrderSteps
  later(minutes: number): Date
  reconcileLater(minutes?: number): Promise<void>
  settle(orderId: string): Promise<void>
  attempts(orderId: string): Promise<AttemptRow[]>
  ledger(): Promise<LedgerRow[]>
  /** Asserts that the customer was charged once for an order, or not charged without one (PAY-1, PAY-3, PAY-6). */
  expectWhole(orderId: string): Promise<'placed' | 'undone'>
}

interface Using {
  needs?: Partial<PaymentNeeds>
  steps?: Partial<OrderSteps>
  email?: string
}
interface AttemptRow {
  id: string
  state: string
  amount: number
  captured: number
  payment: string | null
}
interface LedgerRow {
  id: string
  status: string
  amount: number
  captured: number
  refunded: number
  key: string
}

const final = new Set(['captured', 'voided', 'declined', 'expired', 'failed', 'saved'])

export async function aPaymentShop(): Promise<PaymentShop> {
  const auth = await anAuthShop()
  const { database, commerce } = auth
  const url = (database.pool.options as { connectionString?: string }).connectionString ?? ''
  await migrate({ url, schema: 'mortarpay', folder: mortarPayMigrations })
  const lines: string[] = []
  const logger = createLog({ service: 'test', level: 'trace', destination: { write: (line) => void lines.push(line) } })
  const payments = await openPayments({
    database,
    commerce,
    invoices: invoicePurpose,
    logger,
    publicUrl: 'https://shop.test',
    slowMilliseconds: 60,
  })
  closeAfterFile(() => payments.close())
  const app = await openApp(auth, payments, logger)
  const door = await openDoor(payments)
  const { needs } = payments

  const as = (token: string, shopToken?: string) =>
    createShopClient({
      baseUrl: 'https://shop.test',
      fetch: fetchInto(app),
      session: () => ({ authToken: token, ...(shopToken && { shopToken }) }),
      headers: { 'x-forwarded-for': newAddress() },
    })
  const shopperOf = async (token: string, shopToken?: string, customer?: Customer): Promise<Shopper> => {
    const bearer = await commerce.findBearer(token)
    if (!bearer) throw new Error('no bearer')
    const { ID: orderId } = await commerce.client.Cart.Get({ accessToken: token })
    return { bearer, owner: ownerOf(bearer), orderId, customer, shop: as(token, shopToken) }
  }
  const steps = ({ orderId }: Shopper) => platformSteps(commerce, { orderId })
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const attempts = (orderId: string) =>
    database.rows<AttemptRow>(sql`
      select id, state, amount_cents as amount, captured_cents as captured, provider_payment_id as payment
      from payment_attempts where order_id = ${orderId} order by created_at`)
  const ledger = async () =>
    (
      await database.pool.query<LedgerRow>(`select id, status, amount_cents as amount, captured_cents as captured,
        refunded_cents as refunded, idempotency_key as key from mortarpay.payments`)
    ).rows

  return {
    auth,
    app,
    payments,
    needs,
    door,
    log: () => lines.join(''),
    steps,
    later,
    attempts,
    ledger,
    shopper: async (cart = { slate: 3 }) => shopperOf(await auth.guest(cart)),
    shopperOf: (session) => shopperOf(session.auth_token, session.tessera_auth_token),
    signedIn: async (email, cart = { slate: 3 }) => {
      const { session } = await auth.customer(email)
      for (const [ProductID, Quantity] of Object.entries(cart))
        await auth.platformAs(session.auth_token).Cart.CreateLineItem({ ProductID, Quantity })
      return shopperOf(session.auth_token, session.tessera_auth_token)
    },
    card: async ({ shop }, name = 'approved') => {
      const { requestId, tokenizeUrl } = await shop.Payment.getrequestid()
      const providerToken = await sendCard(door + tokenizeUrl, requestId, cards[name])
      return (await shop.Payment.gettokenize({ requestId, providerToken })).token
    },
    submit: (shopper, payment, { needs: changed = {}, steps: steered = {}, email } = {}) =>
      placeOrder(
        { ...needs, ...changed },
        {
          orderId: shopper.orderId,
          owner: shopper.owner,
          bearerToken: shopper.bearer.token,
          customer: shopper.customer,
          email: email ?? null,
          payment,
          returnUrl: '/checkout/order-review',
          now: new Date(),
        },
        { ...steps(shopper), ...steered },
      ),
    reconcileLater: async (minutes = 3) => {
      await reconcilePayments(needs, later(minutes))
    },
    settle: async (orderId) => {
      for (const { id } of await attempts(orderId)) await paymentTasks(needs)['settle-payment']?.({ attempt: id })
    },
    expectWhole: async (orderId) => {
      const [order, tried, books] = await Promise.all([
        auth.admin.Orders.Get('Incoming', orderId),
        attempts(orderId),
        ledger(),
      ])
      expect(tried.filter(({ state }) => !final.has(state))).toEqual([])
      const own = books.filter(({ key }) => tried.some(({ id }) => id === key))
      expect(own.filter(({ status }) => ['authorized', 'challenge', 'pending'].includes(status))).toEqual([])
      const takenCents = own.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
      if (order.Status === 'Unsubmitted') {
        expect(takenCents).toBe(0)
        return 'undone'
      }
      expect(order.Status).toBe('Open')
      expect(takenCents).toBe(Math.round(order.Total * 100))
      expect(own.filter(({ captured }) => captured > 0)).toHaveLength(1)
      expect(tried.filter(({ state }) => state === 'captured')).toHaveLength(1)
      const paid = await auth.admin.Payments.List('Incoming', orderId)
      expect(paid.Items.map(({ Accepted, Amount }) => [Accepted, Amount])).toEqual([[true, order.Total]])
      return 'placed'
    },
  }
}

async function openApp(
  { database, commerce }: AuthShop,
  payments: OpenPayments,
  logger: ReturnType<typeof createLog>,
): Promise<FastifyInstance> {
  const generous = { hits: 100_000, seconds: 60 }
  const app = createMiddleware({
    database,
    commerce,
    ...serveOnly(payments.handlers),
    usualLimits: { person: { name: 'person', ...generous }, address: { name: 'address', ...generous } },
    trustProxyHops: 1,
    logger,
    extend: (http) => {
      logRequests(http)
      payments.extend(http)
    },
  })
  await app.ready()
  closeAfterFile(() => app.close())
  return app
}

async function openDoor({ answer }: OpenPayments): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterFile(() => server.closeAllConnections())
  closeAfterFile(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function sendCard(url: string, requestId: string, number: string, code = '123'): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestId, number, expires: '12/39', code, holder: 'Ada Mason' }),
  })
  const { token = '' } = (await answer.json()) as { token?: string }
  return token
}
