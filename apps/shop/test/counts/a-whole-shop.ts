import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMiddlewareConfig } from '@tessera/middleware/config'
import { commerceOf, openMiddleware, openShopDatabase } from '@tessera/middleware/open-middleware'
import { readPlatformConfig } from '@tessera/platform/config'
import { openPlatform, startWorker } from '@tessera/platform/start'
import { openDatabase, type Queryable } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import { listenerOf } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { observerName, recordStatements, type SentStatement } from '@tessera/testing/count-statements'
import { ownShopDatabase } from '@tessera/testing/own-database'
import { pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { vi } from 'vitest'

export interface WholeShop {
  url: string
  skus: string[]
  /** Every statement since the last call. */
  takeSent(): SentStatement[]
  /** Reads the tables without being counted. */
  observer: Queryable
}

const settings = {
  PUBLIC_URL: 'http://shop.test',
  PICTURES_AHEAD: '0',
  API_PER_ADDRESS: '100000',
  API_PER_PERSON: '100000',
  GUEST_TOKENS: '100000',
  DATABASE_TIMEOUT: '60',
}

/** Platform, middleware, payment provider and both workers in this process, as in a shop, without the pages. */
export async function aWholeShop(): Promise<WholeShop> {
  const databaseUrl = await ownShopDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'tessera-counts-'))
  closeAfterFile(() => rm(folder, { recursive: true, force: true }))
  const recorded = recordStatements(new URL(databaseUrl).pathname.slice(1))
  closeAfterFile(recorded.stop)
  const logger = createLog({ service: 'test', level: process.env.TEST_LOG ?? 'fatal' })
  const observer = openObserver(databaseUrl)
  const config = readPlatformConfig(settings)
  const platform = await openPlatform(config, databaseUrl, logger)
  closeAfterFile(platform.close)
  await platform.app.ready()
  const skus = await stock(databaseUrl)
  const ofShop = readMiddlewareConfig({ ...settings, TESSERA_DATA: folder })
  const commerce = commerceOf(ofShop, fetchInto(platform.app))
  const database = await openShopDatabase(ofShop, databaseUrl, logger)
  const middleware = await openMiddleware(ofShop, database, commerce, logger)
  closeAfterFile(middleware.close)
  await middleware.ready
  const worker = await startWorker(config, databaseUrl, logger, {
    mail: { send: async () => {} },
    relay: platform.relay,
  })
  closeAfterFile(worker.close)
  const url = await serve({
    '/v1': listenerOf(platform.app),
    '/oauth': listenerOf(platform.app),
    '/mortarpay': middleware.provider,
    '/': listenerOf(middleware.app),
  })
  await observer.rows(sql`select 1`)
  return { url, skus, takeSent: () => recorded.sent.splice(0), observer }
}

function openObserver(url: string): Queryable {
  const named = new URL(url)
  named.searchParams.set('application_name', observerName)
  const database = openDatabase({ url: named.href, schema: 'shop', maxConnections: 1 })
  closeAfterFile(database.close)
  return database
}

async function stock(url: string): Promise<string[]> {
  const database = openDatabase({ url, schema: 'platform', maxConnections: 2 })
  const [first] = await database.rows<{ id: string }>(sql`select id from marketplaces`)
  const products = pickProducts(3)
  await stockShop(database, first?.id ?? '', products).finally(database.close)
  return products.slice(0, 3).map(({ product }) => product.ID)
}

type Listener = ReturnType<typeof listenerOf>

async function serve(parts: Record<string, Listener>): Promise<string> {
  const server = createServer((request, response) => {
    const [, answer] = Object.entries(parts).find(([path]) => request.url?.startsWith(path)) ?? []
    answer?.(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterFile(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Left {
  left: number
}

/** Waits until nothing is left to do: no job, not even a later one, no notice, no email, no payment to capture. */
export async function untilQuiet({ observer }: WholeShop): Promise<void> {
  const look = async () => {
    const row = await observer.find<Left>(sql`
      select (select count(*) from graphile_worker.jobs)
        + (select count(*) from mortarpay.notices where delivered_at is null)
        + (select count(*) from mails where sent_at is null)
        + (select count(*) from payment_attempts where state <> 'captured')
        + (select count(*) from payment_attempts a
           where not exists (select from sales_documents d where d.platform_order_id = a.order_id)) as left`)
    if (Number(row?.left) !== 0) throw new Error(`${row?.left} left to do`)
  }
  await vi.waitFor(look, { timeout: 60_000, interval: 100 })
}
