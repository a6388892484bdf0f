import { ConfigurationError } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { createMetrics } from '@tessera/server/metrics'
import { serveMetrics } from '@tessera/server/metrics-server'
import { waitForMigrations } from '@tessera/server/migrations/wait-for-migrations'
import { reportReady, runProgram } from '@tessera/server/run-program'
import { runUntilSignal } from '@tessera/server/run-until-signal'
import { startTracing, watchTracing } from '@tessera/server/tracing/start-tracing'
import type { Logger } from 'pino'
import { type PlatformConfig, readPlatformConfig } from './config.ts'
import { platformSchema, startHttp, startWorker } from './start.ts'

/** `node src/main.ts` serves HTTP, `node src/main.ts worker` runs the jobs; both use DATABASE_URL. */
async function main(role: string | undefined): Promise<void> {
  const config = readPlatformConfig(process.env)
  if (!config.DATABASE_URL) throw new ConfigurationError('DATABASE_URL must name a PostgreSQL 15 or later.')
  const logger = createLog({ service: nameOf(role), level: config.LOG_LEVEL })
  await startTracing(nameOf(role), config)
  if (role === 'worker') return runWorker(config, config.DATABASE_URL, logger)
  const running = await startHttp(config, config.DATABASE_URL, logger)
  running.health.started()
  reportReady(logger, config.isProduction, config.PUBLIC_URL, `Tessera platform is ready: ${config.PUBLIC_URL}`)
  runUntilSignal({ drain: running.health.drain, close: running.close }, logger, config)
}

const nameOf = (role: string | undefined): string => (role === 'worker' ? 'platform-worker' : 'platform')

async function runWorker(config: PlatformConfig, databaseUrl: string, logger: Logger): Promise<void> {
  // a worker never migrates
  if (config.MIGRATE === 'wait')
    await waitForMigrations(platformSchema(config.DATABASE_DIRECT_URL ?? databaseUrl, logger))
  const metrics = createMetrics()
  watchTracing(metrics)
  const worker = await startWorker(config, databaseUrl, logger, { metrics })
  const server = config.METRICS_PORT ? await serveMetrics(metrics, config.METRICS_PORT) : undefined
  const close = async () => {
    server?.close()
    await worker.close()
  }
  runUntilSignal({ close }, logger, config)
}

const [, , role] = process.argv
runProgram(nameOf(role), () => main(role))
