import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@tessera/client/create-client'
import { createShopClient, type ShopSession } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { createMiddleware, type MiddlewareNeeds } from '@tessera/middleware/create-middleware'
import { type Commerce, createCommerce } from '@tessera/middleware/kit/commerce'
import type { Visitor } from '@tessera/middleware/kit/visitor'
import { turnOnBuiltInCheckout } from '@tessera/platform/identity/built-in-checkout'
import { setCheckoutOnly } from '@tessera/platform/identity/checkout-only'
import { leaveCustomersTo } from '@tessera/platform/identity/writes-to-customers'
import { createMarketplace } from '@tessera/platform/marketplace'
import type { Handlers } from '@tessera/server/call'
import { type Database, openDatabase } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import type { FastifyInstance } from 'fastify'
import { closeAfterFile } from './close-after-file.ts'
import { ownShopDatabase } from './own-database.ts'
import { startPlatformIn, type TestPlatform } from './platform.ts'
import { serveOnly } from './serve-only.ts'
import { testTimeouts } from './test-database.ts'

const generous = { hits: 1_000_000, seconds: 60 }
const secret = 'a-secret-of-the-tests'

export interface TestMiddleware {
  app: FastifyInstance
  database: Database
  platform: TestPlatform
  marketplace: string
  commerce: Commerce
  /** The platform client with full access, as the shop's back office has. */
  admin: Client
  /** The shop's API as this visitor. */
  as(session?: ShopSession): ShopClient
}

type Build = (needs: { database: Database; commerce: Commerce }) => Handlers<Visitor> | Promise<Handlers<Visitor>>
type Options = Partial<Pick<MiddlewareNeeds, 'usualLimits' | 'extend'>> & { outboundAllow?: readonly string[] }

/** Platform and middleware in this process, on their own database. `build` returns the handlers to serve. */
export async function startMiddleware(build: Build, options: Options = {}): Promise<TestMiddleware> {
  const url = await ownShopDatabase()
  const { outboundAllow = [] } = options
  const platform = await startPlatformIn(url, { outboundAllow })
  const database = openDatabase({ url, schema: 'shop', timeouts: testTimeouts })
  // the complete shop closes it by itself
  closeAfterFile(() => database.pool.ending || database.close())
  const marketplace = randomUUID().slice(0, 16)
  const clients = { sellerClientID: randomUUID(), storefrontClientID: randomUUID() }
  await platform.database.transaction((db) =>
    createMarketplace(db, {
      id: marketplace,
      name: 'Tessera',
      adminUsername: 'admin',
      adminPassword: 'Tests-only-1',
      adminEmail: 'admin@tessera.invalid',
      sellerClientSecret: secret,
      ...clients,
    }),
  )
  await setCheckoutOnly(platform.database, clients.storefrontClientID)
  await turnOnBuiltInCheckout(platform.database, clients.storefrontClientID)
  await leaveCustomersTo(platform.database, clients.sellerClientID)
  const toPlatform = fetchInto(platform.app)
  const commerce = createCommerce({
    baseUrl: 'http://platform.test',
    fetch: toPlatform,
    sellerClientSecret: secret,
    ...clients,
  })
  const app = createMiddleware({
    database,
    commerce,
    ...serveOnly(await build({ database, commerce })),
    usualLimits: options.usualLimits ?? {
      person: { name: 'person', ...generous },
      address: { name: 'address', ...generous },
    },
    trustProxyHops: 1,
    ...(options.extend && { extend: options.extend }),
    logger: createLog({ service: 'test', level: process.env.TEST_LOG ?? 'error' }),
  })
  await app.ready()
  closeAfterFile(() => app.close())
  const as = (session: ShopSession = {}) =>
    createShopClient({ baseUrl: 'http://shop.test', fetch: fetchInto(app), session: () => session })
  return { app, database, platform, marketplace, commerce, admin: await adminOf(commerce, toPlatform, clients), as }
}

async function adminOf(
  commerce: Commerce,
  fetch: ReturnType<typeof fetchInto>,
  { sellerClientID }: { sellerClientID: string },
): Promise<Client> {
  const client = createClient({ baseApiUrl: 'http://platform.test', fetch, clientID: sellerClientID })
  const { accessToken = '' } = await commerce.backOffice()
  client.Tokens.SetAccessToken(accessToken)
  return client
}
