import { readMiddlewareConfig } from '@tessera/middleware/config'
import { type PlatformConfig, readPlatformConfig } from '@tessera/platform/config'
import type { startWorker } from '@tessera/platform/start'
import { createLog } from '@tessera/server/log'
import { runProgram, tellReady } from '@tessera/server/run-program'
import { type Fail, runUntilSignal } from '@tessera/server/run-until-signal'
import type { Logger } from 'pino'
import type { openShop } from './open-shop.ts'
import { sayGivenUp } from './say-given-up.ts'
import { openStore, type Store } from './store.ts'

/** Starts the whole shop in one process, with an embedded PostgreSQL unless DATABASE_URL names another. */
async function start(): Promise<void> {
  const config = readPlatformConfig(process.env)
  const logger = createLog({ service: 'shop', level: config.LOG_LEVEL })
  // PostgreSQL starts while the code of the shop is loaded, a second each
  const loading = load()
  loading.catch(() => undefined) // the error is handled below, once there is something to close
  const store = await openStore(config.DATABASE_URL, process.env.TESSERA_DATA ?? 'data', logger)
  // nothing needs an orderly close while the shop is still starting
  let fail: Fail = (_reason, sayLast) => {
    sayLast()
    process.exit(1)
  }
  store.givenUp.then((givenUp) =>
    fail('the database does not stay up', () => sayGivenUp(givenUp, logger, config.isProduction)),
  )
  try {
    fail = await serve(await loading, config, store, logger)
  } catch (error) {
    // stop the database when the shop fails to start
    await store.close()
    throw error
  }
}

interface Parts {
  openShop: typeof openShop
  startWorker: typeof startWorker
}

async function load(): Promise<Parts> {
  const [shop, platform] = await Promise.all([import('./open-shop.ts'), import('@tessera/platform/start')])
  return { openShop: shop.openShop, startWorker: platform.startWorker }
}

async function serve(
  { openShop, startWorker }: Parts,
  config: PlatformConfig,
  store: Store,
  logger: Logger,
): Promise<Fail> {
  const shop = await openShop({ platform: config, middleware: readMiddlewareConfig(process.env) }, store.url, logger)
  const worker = await startWorker(config, store.url, logger, shop.metrics)
  tellReady(logger, config.isProduction, config.PUBLIC_URL, welcome(config.PUBLIC_URL))
  shop.health.started()
  const close = async () => {
    await shop.close()
    await worker.close()
    await store.close()
  }
  return runUntilSignal({ drain: shop.health.drain, close }, logger, config)
}

const welcome = (url: string): string => `
  Tessera is ready: ${url}
  API reference:    ${url}/docs
`

export const run = (): Promise<void> => runProgram('shop', start)
