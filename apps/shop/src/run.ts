import { readMiddlewareConfig } from '@tessera/middleware/config'
import { type PlatformConfig, readPlatformConfig } from '@tessera/platform/config'
import type { startWorker } from '@tessera/platform/start'
import { ConfigurationError } from '@tessera/server/config'
import { replicaOptionsOf } from '@tessera/server/database-settings'
import { createLog } from '@tessera/server/log'
import { reportReady, runProgram } from '@tessera/server/run-program'
import { runUntilSignal, type StopWithFailure } from '@tessera/server/run-until-signal'
import { startTracing } from '@tessera/server/tracing/start-tracing'
import type { Logger } from 'pino'
import type { allowReceiver } from './demo-receiver.ts'
import { logDatabaseFailure } from './log-database-failure.ts'
import { type DatabaseServer, openDatabaseServer } from './open-database-server.ts'
import type { openShop } from './open-shop.ts'

/** Starts the whole shop in one process, with an embedded PostgreSQL unless DATABASE_URL names another. */
async function startShop(): Promise<void> {
  const config = readPlatformConfig(process.env)
  if (config.DATABASE_DIRECT_URL)
    throw new ConfigurationError(
      'DATABASE_DIRECT_URL says that there is a pooler. Each part needs its own role there: start them separately.',
    )
  replicaOptionsOf(config) // refuses what cannot be a standby before anything starts
  const logger = createLog({ service: 'shop', level: config.LOG_LEVEL })
  await startTracing('shop', config)
  // PostgreSQL starts while the code of the shop is loaded, a second each
  const loading = loadParts()
  loading.catch(() => undefined) // the error is handled below, once there is something to close
  const databaseServer = await openDatabaseServer(config.DATABASE_URL, process.env.TESSERA_DATA ?? 'data', logger)
  // nothing needs an orderly close while the shop is still starting
  let fail: StopWithFailure = (_reason, sayLast) => {
    sayLast()
    process.exit(1)
  }
  databaseServer.failure.then((givenUp) =>
    fail('the database does not stay up', () => logDatabaseFailure(givenUp, logger, config.isProduction)),
  )
  try {
    fail = await serveShop(await loading, config, databaseServer, logger)
  } catch (error) {
    // stop the database when the shop fails to start
    await databaseServer.close()
    throw error
  }
}

interface Parts {
  openShop: typeof openShop
  startWorker: typeof startWorker
  allowReceiver: typeof allowReceiver
}

async function loadParts(): Promise<Parts> {
  const [shop, platform, receiver] = await Promise.all([
    import('./open-shop.ts'),
    import('@tessera/platform/start'),
    import('./demo-receiver.ts'),
  ])
  return { openShop: shop.openShop, startWorker: platform.startWorker, allowReceiver: receiver.allowReceiver }
}

async function serveShop(
  { openShop, startWorker, allowReceiver }: Parts,
  config: PlatformConfig,
  store: DatabaseServer,
  logger: Logger,
): Promise<StopWithFailure> {
  const configs = allowReceiver({ platform: config, middleware: readMiddlewareConfig(process.env) })
  const shop = await openShop(configs, store.url, logger)
  const worker = await startWorker(configs.platform, store.url, logger, shop)
  reportReady(logger, config.isProduction, config.PUBLIC_URL, welcomeText(config.PUBLIC_URL))
  shop.health.started()
  const close = async () => {
    await shop.close()
    await worker.close()
    await store.close()
  }
  return runUntilSignal({ drain: shop.health.drain, close }, logger, config)
}

const welcomeText = (url: string): string => `
  Tessera is ready: ${url}
  API reference:    ${url}/docs
`

export const run = (): Promise<void> => runProgram('shop', startShop)
