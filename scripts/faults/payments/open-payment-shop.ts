import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readMiddlewareConfig } from '@tessera/middleware/config'
import { createMiddleware } from '@tessera/middleware/create-middleware'
import { categoriesOf } from '@tessera/middleware/modules/catalog/feed/categories'
import { productHandlers } from '@tessera/middleware/modules/catalog/products/handlers'
import { checkoutPurposes } from '@tessera/middleware/modules/checkout/attempts/checkout-purposes'
import { platformSteps } from '@tessera/middleware/modules/checkout/attempts/platform-steps'
import { cartHandlers } from '@tessera/middleware/modules/checkout/cart/handlers'
import { createEmbeddedProvider } from '@tessera/middleware/modules/checkout/payments/embedded-provider'
import { paymentHandlers } from '@tessera/middleware/modules/checkout/payments/handlers'
import { paymentTasks } from '@tessera/middleware/modules/checkout/payments/jobs'
import type { PaymentNeeds } from '@tessera/middleware/modules/checkout/payments/payment-needs'
import { registerNotices } from '@tessera/middleware/modules/checkout/payments/provider-notices'
import { invoicePurpose } from '@tessera/middleware/modules/ledger/invoice-payment/invoice-purpose'
import { orderHandlers } from '@tessera/middleware/modules/orders/confirmation/handlers'
import { addressHandlers } from '@tessera/middleware/modules/people/addresses/handlers'
import { commerceOf, openShopDatabase } from '@tessera/middleware/open-middleware'
import { readPlatformConfig } from '@tessera/platform/config'
import { openPlatform } from '@tessera/platform/start'
import { mortarPay } from '@tessera/providers/payment/mortarpay'
import type { MortarPay } from '@tessera/providers/payment/mortarpay/create-mortarpay'
import type { Database } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import { createFrontDoor } from '@tessera/server/front-door'
import { startJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { createCircuitBreaker } from '@tessera/server/outbound/circuit-breaker'
import { startEmbedded } from '@tessera/server/postgres/start-embedded'
import { serveOnly } from '@tessera/testing/serve-only'
import { createTestCatalog } from '@tessera/testing/stock-shop'
import type { FastifyInstance } from 'fastify'
import { Gates } from './gates.ts'
import { openEdge, type ProviderEdge } from './provider-edge.ts'
import { stockProducts } from './stock-products.ts'

export interface PaymentShop {
  url: string
  database: Database
  needs: PaymentNeeds
  edge: ProviderEdge
  gates: Gates
  provider: MortarPay
  secret: string
  skus: readonly string[]
  close(): Promise<void>
}

const unlimited = '1000000000'
/**
 * Platform, middleware and MortarPay in this process on their own PostgreSQL, with a fault-injecting edge before the
 * provider.
 */
export async function openPaymentShop(folder: string): Promise<PaymentShop> {
  const logger = createLog({ service: 'faults', level: process.env.FAULTS_LOG ?? 'fatal' })
  const store = await startEmbedded({ folder, log: () => {} })
  const gates = new Gates()
  const base = await openBase(store.url, gates, logger)
  const paying = await openProvider(base, gates, logger)
  const shop = await openShop(base, paying.needs, logger)
  paying.attachShop(shop)
  const door = await openDoor(shop, paying.provider)
  const { database, platform, skus } = base
  const jobs = await startJobs({ pool: database.pool, tasks: paymentTasks(paying.needs), crontab: '', logger })
  return {
    ...paying,
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    database,
    gates,
    skus,
    close: async () => {
      await jobs.stop()
      await paying.provider.close()
      door.closeAllConnections()
      await new Promise((resolve) => door.close(resolve))
      await paying.edge.close()
      await shop.close()
      await platform.close()
      await database.close()
      await store.stop()
    },
  }
}

type Logger = ReturnType<typeof createLog>
type Base = Awaited<ReturnType<typeof openBase>>

/** The platform with a few products, and the shop's own tables. */
async function openBase(databaseUrl: string, gates: Gates, logger: Logger) {
  const env = {
    SIGN_IN_FAILURES: unlimited,
    GUEST_TOKENS: unlimited,
    CREDENTIAL_REQUESTS: unlimited,
    DATABASE_CONNECTIONS: '24',
  }
  const platform = await openPlatform(readPlatformConfig(env), databaseUrl, logger)
  await platform.app.ready()
  const config = readMiddlewareConfig({ DATABASE_CONNECTIONS: '24' })
  const database = await openShopDatabase(config, databaseUrl, logger)
  const commerce = commerceOf(config, gates.wrap(fetchInto(platform.app)))
  const skus = await stockProducts(databaseUrl)
  return { platform, database, commerce, skus, catalog: await createTestCatalog(commerce) }
}

/** Opens the provider as the shop does, plus the edge and the gates; `tell` registers the receiver of notices. */
async function openProvider({ database, commerce }: Base, gates: Gates, logger: Logger) {
  const { secret, mortar: provider, attachShop } = await createEmbeddedProvider(database, { database })
  const edge = await openEdge(provider.answer)
  const needs: PaymentNeeds = {
    database,
    commerce,
    provider: mortarPay({ url: edge.url, secret, createBreaker: createCircuitBreaker, fetch: gates.wrap(edge.fetch) }),
    purposes: { ...checkoutPurposes, invoices: invoicePurpose },
    stepsFor: (orderId) => platformSteps(commerce, { orderId }),
    citizenPayMinimumCents: 50_000,
    publicUrl: 'https://shop.test',
    logger,
  }
  return { secret, provider, edge, needs, attachShop }
}

/** The calls from a guest to a placed order. */
async function openShop({ database, commerce, catalog }: Base, needs: PaymentNeeds, logger: Logger) {
  const linkSecret = Buffer.alloc(32, 7)
  const shared = { database, commerce, catalog }
  const seeing = { categories: () => categoriesOf([]), locations: new Map(), canPreview: async () => false }
  const generous = { hits: 1_000_000_000, seconds: 60 }
  const shop = createMiddleware({
    database,
    commerce,
    ...serveOnly({
      ...cartHandlers({ ...shared, payments: needs, linkSecret }),
      ...orderHandlers({ ...shared, linkSecret }),
      ...addressHandlers(shared),
      ...productHandlers({ ...shared, ...seeing, publicUrl: 'http://127.0.0.1' }),
      ...paymentHandlers(needs),
    }),
    usualLimits: { person: { name: 'person', ...generous }, address: { name: 'address', ...generous } },
    trustProxyHops: 1,
    logger,
    extend: (app) => registerNotices(app, needs),
  })
  await shop.ready()
  return shop
}

async function openDoor(shop: FastifyInstance, provider: MortarPay): Promise<Server> {
  const door = createFrontDoor([
    { segments: ['mortarpay'], answer: provider.answer },
    { answer: (request, response) => shop.routing(request, response) },
  ])
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return door
}
