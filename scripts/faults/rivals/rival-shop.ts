import { type Client, createClient } from '@tessera/client/create-client'
import { localCredentials } from '@tessera/platform/config'
import { findViolations } from '@tessera/platform/find-violations'
import { type Database, openDatabase } from '@tessera/server/database'
import { prepareRivals } from '@tessera/testing/rival-writes'
import { testTimeouts } from '@tessera/testing/test-database'
import type { WireCall } from '@tessera/testing/wire'
import type { Findings } from '../check-history.ts'
import { marketClient, seedShop } from '../seed-shop.ts'
import type { ShopProcess } from '../shop-process.ts'
import { httpWire } from './http-wire.ts'

/** A shop in its own process, and customers who compete for the same things. */
export interface RivalShop {
  admin: Client
  database: Database
  /** Eight signed-in customers: they may have several open orders. */
  customers: WireCall[]
  /** A customer used only by R4: an older open order would become the cart once the first is submitted. */
  submitter: WireCall
  /** Creates new guests, each with a cart. */
  guests(count: number): Promise<WireCall[]>
  product(ID: string, Price: number, QuantityAvailable: number): Promise<void>
  /** Checks the database invariants; the last rule of every row. */
  invariants(): Promise<Findings[number]>
  close(): Promise<void>
}

export async function openRivalShop(shop: ShopProcess): Promise<RivalShop> {
  shop.start()
  await shop.ready()
  const [submitter = '', ...tokens] = await seedShop(shop.url, 9)
  const admin = createClient({ baseApiUrl: shop.url, clientID: localCredentials.TESSERA_SELLER_CLIENT_ID })
  const { TESSERA_SELLER_CLIENT_ID: client, TESSERA_SELLER_CLIENT_SECRET: secret } = localCredentials
  admin.Tokens.SetAccessToken((await admin.Auth.ClientCredentials(secret, client)).access_token)
  await prepareRivals(admin, storefrontCatalog)
  const database = openDatabase({
    url: shop.databaseUrl(),
    schema: 'platform',
    maxConnections: 2,
    timeouts: testTimeouts,
  })
  const guest = async () => httpWire(shop.url, (await admin.Auth.Anonymous(marketClient)).access_token)
  return {
    admin,
    database,
    customers: tokens.map((token) => httpWire(shop.url, token)),
    submitter: httpWire(shop.url, submitter),
    guests: (count) => Promise.all(Array.from({ length: count }, guest)),
    product: (ID, Price, QuantityAvailable) => saveProduct(admin, ID, Price, QuantityAvailable),
    invariants: async () => ['the invariants hold', await findViolations(database)],
    close: () => database.close(),
  }
}

const storefrontCatalog = 'storefront'

async function saveProduct(admin: Client, ID: string, Price: number, QuantityAvailable: number): Promise<void> {
  await admin.PriceSchedules.Create({ ID, Name: ID, PriceBreaks: [{ Quantity: 1, Price }] })
  const Inventory = { Enabled: true, QuantityAvailable }
  await admin.Products.Create({ ID, Name: ID, Active: true, DefaultPriceScheduleID: ID, Inventory })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: storefrontCatalog, ProductID: ID })
}
