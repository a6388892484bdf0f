import { parseArgs } from 'node:util'
import { type MiddlewareConfig, readMiddlewareConfig } from '@tessera/middleware/config'
import { commerceOf, openShopDatabase } from '@tessera/middleware/open-middleware'
import { type PlatformConfig, readPlatformConfig } from '@tessera/platform/config'
import { openPlatform } from '@tessera/platform/start'
import { ConfigurationError } from '@tessera/server/config'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import type { Logger } from 'pino'
import { type DatabaseServer, openDatabaseServer } from './open-database-server.ts'
import { fillAgain } from './seed/fill-shop.ts'
import { openFillingCommerce } from './seed/filling-commerce.ts'

/** `npm run seed -- --size full`: fills the shop now and overwrites the records that exist. */
async function main(): Promise<void> {
  const { size } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } }).values
  if (size !== 'demo' && size !== 'full') throw new ConfigurationError('--size must be demo or full.')
  const { DATABASE_DIRECT_URL, ...rest } = process.env
  // filling is one process for all tables, so it does not go through a pooler
  const environment = DATABASE_DIRECT_URL ? { ...rest, DATABASE_URL: DATABASE_DIRECT_URL } : rest
  const config = readPlatformConfig(environment)
  const logger = createLog({ service: 'seed', level: config.LOG_LEVEL })
  const store = await openDatabaseServer(config.DATABASE_URL, process.env.TESSERA_DATA ?? 'data', logger)
  try {
    await refillShop(config, readMiddlewareConfig(environment), { store, size, logger })
  } finally {
    await store.close()
  }
}

interface FillTarget {
  store: DatabaseServer
  size: 'demo' | 'full'
  logger: Logger
}

async function refillShop(config: PlatformConfig, middleware: MiddlewareConfig, { store, size, logger }: FillTarget) {
  const platform = await openPlatform(config, store.url, logger)
  await platform.app.ready()
  const shopDatabase = await openShopDatabase(middleware, store.url, logger)
  const commerce = commerceOf(middleware, fetchInto(platform.app))
  const openCommerce = openFillingCommerce({ platform: config, middleware }, logger)
  const { isProduction, PUBLIC_URL: publicUrl } = config
  await fillAgain({
    databaseUrl: store.url,
    shopDatabase,
    commerce,
    openCommerce,
    isProduction,
    publicUrl,
    receiver: null,
    size,
  })
  await shopDatabase.close()
  await platform.close()
}

main().catch((error) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
