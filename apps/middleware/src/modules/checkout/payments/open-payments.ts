import type { RequestListener } from 'node:http'
import { mortarPay } from '@tessera/providers/payment/mortarpay'
import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { createCircuitBreaker } from '@tessera/server/outbound/circuit-breaker'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Commerce } from '../../../kit/commerce.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { checkoutPurposes } from '../attempts/checkout-purposes.ts'
import { createFollower, type Follower } from '../attempts/create-follower.ts'
import { followPlacedOrder, type PlacedOrderTaker } from '../attempts/follow-placed-order.ts'
import type { PaymentPurpose } from '../attempts/payment-purpose.ts'
import { platformSteps } from '../attempts/platform-steps.ts'
import { createEmbeddedProvider, embeddedUrl } from './embedded-provider.ts'
import { paymentHandlers } from './handlers.ts'
import type { ObserveProvider, PaymentNeeds } from './payment-needs.ts'
import { registerNotices } from './provider-notices.ts'

export interface OpenPaymentsOptions {
  database: Database
  /** Of the embedded provider, which closes it; the shop's own if it is undefined. */
  providerDatabase?: Database | undefined
  commerce: Commerce
  logger: Logger
  /** Purpose for paying invoices, passed in because the ledger module is above this one. */
  invoices: PaymentPurpose
  publicUrl: string
  citizenPayMinimumCents?: number
  slowMilliseconds?: number
  observe?: ObserveProvider | undefined
  /** Takes placed orders in this process; without it a job does all that follows an order. */
  taker?: PlacedOrderTaker
}

export interface OpenPayments {
  needs: PaymentNeeds
  handlers: Handlers<Visitor>
  /** Handles browser requests under `/mortarpay`. */
  answer: RequestListener
  /** Registers the route for the provider's notices. */
  extend(app: FastifyInstance): void
  close(): Promise<void>
}

const defaultMinimumCents = 50_000

/** Opens payments with the embedded provider, which has its own tables and is called as over HTTP, without a socket. */
export async function openPayments(options: OpenPaymentsOptions): Promise<OpenPayments> {
  const {
    database,
    providerDatabase,
    commerce,
    logger,
    invoices,
    publicUrl,
    citizenPayMinimumCents = defaultMinimumCents,
    slowMilliseconds,
    observe,
    taker,
  } = options
  const {
    secret,
    mortar,
    attachShop: tell,
    fetch,
  } = await createEmbeddedProvider(database, {
    database: providerDatabase ?? database,
    report: (error) => logger.error({ err: error }, 'the payment provider failed'),
    ...(slowMilliseconds !== undefined && { slowMilliseconds }),
  })
  const shared = {
    database,
    commerce,
    provider: mortarPay({ url: embeddedUrl, secret, fetch, createBreaker: createCircuitBreaker, observe }),
    purposes: { ...checkoutPurposes, invoices },
    stepsFor: (orderId: string) => platformSteps(commerce, { orderId }),
    citizenPayMinimumCents,
    publicUrl,
    logger,
  }
  const follower = taker && openFollower({ ...shared, database: database.within(undefined) }, taker)
  const needs: PaymentNeeds = { ...shared, ...(follower && { takePlace: follower.takePlace }) }
  mortar.start()
  return {
    needs,
    handlers: paymentHandlers(needs),
    answer: mortar.answer,
    extend: (app) => {
      tell(app)
      registerNotices(app, needs)
    },
    close: async () => {
      await follower?.close()
      await mortar.close()
      await providerDatabase?.close()
    },
  }
}

const openFollower = (needs: PaymentNeeds, taker: PlacedOrderTaker): Follower =>
  createFollower(
    (placed) => followPlacedOrder(needs, taker, placed),
    (error, { order }) => needs.logger.warn({ order: order.orderId, err: error }, 'a job follows the placed order'),
  )
