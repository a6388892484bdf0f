import { readMiddlewareConfig } from '@tessera/middleware/config'
import { commerceOf, openMiddleware, openShopDatabase } from '@tessera/middleware/open-middleware'
import { ConfigurationError } from '@tessera/server/config'
import { databaseCheck } from '@tessera/server/health'
import { listenerOf } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { createMetrics } from '@tessera/server/metrics'
import { runProgram } from '@tessera/server/run-program'
import { startTracing } from '@tessera/server/tracing/start-tracing'
import { traceFetch } from '@tessera/server/tracing/trace-fetch'
import { observedFiles } from '@tessera/storefront/observed-files'
import { serveStandalone } from './serve-standalone.ts'

/** `npm run start:middleware`: the shop's own API and its jobs, with a platform that runs elsewhere. */
async function startMiddleware(): Promise<void> {
  const config = readMiddlewareConfig(process.env)
  const { DATABASE_URL, PLATFORM_URL } = config
  if (!DATABASE_URL) throw new ConfigurationError('DATABASE_URL must name a PostgreSQL 15 or later.')
  if (!PLATFORM_URL) throw new ConfigurationError('PLATFORM_URL must name the platform, such as http://localhost:3001.')
  const logger = createLog({ service: 'middleware', level: config.LOG_LEVEL })
  await startTracing('middleware', config)
  const database = await openShopDatabase(config, DATABASE_URL, logger)
  const metrics = createMetrics()
  const more = { pages: observedFiles, metrics }
  const middleware = await openMiddleware(
    config,
    database,
    commerceOf(config, traceFetch('platform', fetch)),
    logger,
    more,
  )
  await middleware.ready
  await serveStandalone({
    name: 'Tessera middleware',
    config,
    logger,
    parts: [{ segments: ['mortarpay'], answer: middleware.provider }, { answer: listenerOf(middleware.app) }],
    checks: [databaseCheck(database)],
    metrics,
    close: middleware.close,
  })
}

runProgram('middleware', startMiddleware)
