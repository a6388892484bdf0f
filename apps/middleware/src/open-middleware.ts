import { mkdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { mortarPayMigrations } from '@tessera/providers/payment/mortarpay/mortarpay-migrations'
import { type Database, openDatabase } from '@tessera/server/database'
import { databaseOptionsOf, replicaOptionsOf } from '@tessera/server/database-settings'
import { jobSchema, prepareJobs, startJobs } from '@tessera/server/jobs'
import type { Metrics } from '@tessera/server/metrics'
import type { MigrateOptions } from '@tessera/server/migrate'
import { prepareSchema } from '@tessera/server/migrations/prepare-schema'
import { preparePooled } from '@tessera/server/prepare-pooled'
import { openReplica, type Replica } from '@tessera/server/replica/open-replica'
import { logRequests, type RequestIdentity } from '@tessera/server/request-log'
import { traceRequests } from '@tessera/server/tracing/trace-requests'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { composeMiddleware } from './compose-middleware.ts'
import { type MiddlewareConfig, pageLimitOf, usualLimitsOf } from './config.ts'
import { createMiddleware } from './create-middleware.ts'
import { type Commerce, createCommerce } from './kit/commerce.ts'
import { queueMovingBlobs } from './kit/uploads/move-blobs-task.ts'
import type { Visitor } from './kit/visitor.ts'
import { saveShippedSynonyms } from './modules/catalog/search/synonyms.ts'
import { type CountPage, pageCounter } from './modules/people/session/count-pages.ts'
import { saveContent } from './modules/site/content/save-content.ts'
import { saveStores } from './modules/site/stores/save-stores.ts'
import type { ViewerFiles } from './modules/telemetry/viewer/register-telemetry-viewer.ts'
import { countProviderCalls, watchShop } from './watch-shop.ts'

export const migrationsFolder = new URL('../migrations/', import.meta.url).pathname

/** The tables of the local payment provider and those of the shop. */
export const shopSchemas = (url: string, logger: Logger): MigrateOptions[] => {
  const log = (message: string) => logger.info(message)
  return [
    { url, schema: 'mortarpay', folder: mortarPayMigrations, log },
    { url, schema: 'shop', folder: migrationsFolder, log },
  ]
}

export interface Middleware {
  app: FastifyInstance
  /** The payment provider's own pages. */
  provider: RequestListener
  /** For the storefront, if it runs in this process. */
  countPage: CountPage
  /** Resolves when the catalog is complete and searches find everything. */
  ready: Promise<void>
  close(): Promise<void>
}

const askerOf = ({ customer, bearer }: Visitor): RequestIdentity => ({
  userId: customer?.personID ?? bearer?.userID,
  accountId: customer?.account.id,
})

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Opens the shop's database: migrates the tables, then saves shipped stores, content and synonyms. */
export async function openShopDatabase(
  config: MiddlewareConfig,
  databaseUrl: string,
  logger: Logger,
): Promise<Database> {
  const url = config.DATABASE_DIRECT_URL ?? databaseUrl
  for (const schema of shopSchemas(url, logger)) await prepareSchema(config.MIGRATE, schema)
  const database = openDatabase({ ...databaseOptionsOf(config, databaseUrl), schema: 'shop' })
  if (database.isPooled) await prepareJobs(database.direct.pool)
  await preparePooled(database, 'shop', [jobSchema, ...(config.DATABASE_PAY_URL ? [] : ['mortarpay'])])
  const filling = database.within(undefined)
  await saveStores(filling)
  await saveContent(filling)
  await saveShippedSynonyms(filling)
  return database
}

/** Reaches the platform over the network, or directly through `fetch` if both run in one process. */
export const commerceOf = (config: MiddlewareConfig, fetch?: Fetch): Commerce =>
  createCommerce({
    baseUrl: config.PLATFORM_URL || config.PUBLIC_URL,
    fetch,
    sellerClientID: config.TESSERA_SELLER_CLIENT_ID,
    sellerClientSecret: config.TESSERA_SELLER_CLIENT_SECRET,
    storefrontClientID: config.TESSERA_STOREFRONT_CLIENT_ID,
  })

export async function openMiddleware(
  config: MiddlewareConfig,
  database: Database,
  commerce: Commerce,
  logger: Logger,
  { pages, metrics }: { pages?: ViewerFiles; metrics?: Metrics } = {},
): Promise<Middleware> {
  const mediaFolder = join(config.TESSERA_DATA, 'media')
  mkdirSync(mediaFolder, { recursive: true })
  const replica = openReplicaOf(config, database, logger)
  if (metrics) watchShop(metrics, database, replica)
  const observe = metrics && countProviderCalls(metrics)
  const parts = await composeMiddleware({ config, database, commerce, mediaFolder, logger, pages, observe })
  const app = createMiddleware({
    database,
    replica,
    commerce,
    handlers: parts.handlers,
    usualLimits: usualLimitsOf(config),
    trustProxyHops: config.TRUST_PROXY_HOPS,
    logger,
    extend: (http) => {
      traceRequests(http)
      logRequests(http, askerOf)
      metrics?.watchRequests(http)
      parts.extend(http)
    },
  })
  await app.ready()
  const { tasks, crontab, channels } = parts
  const jobs = await startJobs({ pool: database.direct.pool, tasks, crontab, channels, logger })
  if (config.BLOBS_URL) await queueMovingBlobs(database)
  return {
    app,
    provider: parts.provider,
    countPage: pageCounter({ database, commerce, limit: pageLimitOf(config) }),
    ready: parts.ready,
    close: async () => {
      await jobs.stop()
      await app.close()
      await parts.close()
      await replica?.close()
    },
  }
}

function openReplicaOf(config: MiddlewareConfig, primary: Database, logger: Logger): Replica | undefined {
  const options = replicaOptionsOf(config)
  return options && openReplica({ ...options, schema: 'shop', primary, logger, isWatched: true })
}
