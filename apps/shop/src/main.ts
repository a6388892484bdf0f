import { readMiddlewareConfig } from '@tessera/middleware/config'
import { type PlatformConfig, readPlatformConfig } from '@tessera/platform/config'
import { startWorker } from '@tessera/platform/start'
import { ConfigurationError } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { runUntilSignal } from '@tessera/server/run-until-signal'
import type { Logger } from 'pino'
import { openShop } from './open-shop.ts'
import { openStore, type Store } from './store.ts'

/** The whole shop in one process, with a PostgreSQL of its own unless DATABASE_URL names another. */
async function main(): Promise<void> {
  const config = readPlatformConfig(process.env)
  const logger = createLog({ service: 'shop', level: config.LOG_LEVEL })
  const store = await openStore(config.DATABASE_URL, process.env.TESSERA_DATA ?? 'data', logger)
  try {
    await serve(config, store, logger)
  } catch (error) {
    // a shop that does not come up leaves no database behind
    await store.close()
    throw error
  }
}

async function serve(config: PlatformConfig, store: Store, logger: Logger): Promise<void> {
  const shop = await openShop({ platform: config, middleware: readMiddlewareConfig(process.env) }, store.url, logger)
  const worker = await startWorker(config, store.url, logger)
  console.log(welcome(config.PUBLIC_URL))
  shop.health.started()
  const close = async () => {
    await shop.close()
    await worker.close()
    await store.close()
  }
  runUntilSignal({ drain: shop.health.drain, close }, logger, config)
}

const welcome = (url: string): string => `
  Tessera is ready: ${url}
  API reference:    ${url}/docs
`

main().catch((error) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
