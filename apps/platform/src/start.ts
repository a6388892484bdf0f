import type { MailPort } from '@tessera/providers/mail/port'
import { smtpMail } from '@tessera/providers/mail/smtp-mail'
import { type Database, openDatabase } from '@tessera/server/database'
import { databaseOptionsOf, replicaOptionsOf } from '@tessera/server/database-settings'
import { closeDoor, createFrontDoor, doorOptions, listenAt } from '@tessera/server/front-door'
import { databaseCheck, type Health, registerHealth } from '@tessera/server/health'
import { listenerOf } from '@tessera/server/http'
import { jobSchema, prepareJobs, startJobs } from '@tessera/server/jobs'
import { createMetrics, type Metrics } from '@tessera/server/metrics'
import { registerMetrics, serveMetrics } from '@tessera/server/metrics-server'
import type { MigrateOptions } from '@tessera/server/migrate'
import { prepareSchema } from '@tessera/server/migrations/prepare-schema'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { preparePooled } from '@tessera/server/prepare-pooled'
import { openReplica, type Replica } from '@tessera/server/replica/open-replica'
import { logRequests } from '@tessera/server/request-log'
import { watchTracing } from '@tessera/server/tracing/start-tracing'
import { traceRequests } from '@tessera/server/tracing/trace-requests'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Actor } from './actor.ts'
import { createPlatform } from './app.ts'
import { type PlatformConfig, settingsOf } from './config.ts'
import { createConsoleClient, createFirstMarketplace, markStorefront } from './create-first-marketplace.ts'
import { createDeliveryEngine } from './delivery/delivery-engine.ts'
import { createLocalRelay, type LocalRelay } from './delivery/local-relay.ts'
import { createRelayTimer } from './delivery/relay-timer.ts'
import { createKeyRing } from './identity/key-ring.ts'
import { createTokenMaker } from './identity/token-maker.ts'
import { platformCrontab, platformTasks, runRelay } from './jobs.ts'
import { renewLog } from './renew-log.ts'
import { countOutbound, violationCounter, watchPlatform } from './watch-platform.ts'

export const migrationsFolder = new URL('../migrations/', import.meta.url).pathname

export const platformSchema = (url: string, logger: Logger): MigrateOptions => ({
  url,
  schema: 'platform',
  folder: migrationsFolder,
  log: (message) => logger.info(message),
})

export interface RunningService {
  health: Health
  /** Finishes running work, then closes all connections. */
  close(): Promise<void>
}

export interface OpenedPlatform {
  app: FastifyInstance
  /** For a worker of the same process. */
  relay: LocalRelay
  health: Health
  close(): Promise<void>
}

/** Starts the platform on its own port. */
export async function startHttp(config: PlatformConfig, databaseUrl: string, logger: Logger): Promise<RunningService> {
  const { app, health, close } = await openPlatform(config, databaseUrl, logger)
  await app.ready()
  const door = createFrontDoor([{ answer: listenerOf(app) }], doorOptions(config, logger))
  await listenAt(door, config.PORT, config.HOST)
  return {
    health,
    close: async () => {
      await closeDoor(door)
      await close()
    },
  }
}

/** Runs migrations, creates the first marketplace, and sets up routes and metrics. Does not listen yet. */
export async function openPlatform(
  config: PlatformConfig,
  databaseUrl: string,
  logger: Logger,
  metrics = createMetrics(),
): Promise<OpenedPlatform> {
  await prepareSchema(config.MIGRATE, platformSchema(config.DATABASE_DIRECT_URL ?? databaseUrl, logger))
  const database = openDatabase({ ...databaseOptionsOf(config, databaseUrl), schema: 'platform' })
  if (await renewLog(database.direct))
    logger.warn('this is another cluster than before: logs go on with higher numbers')
  await prepareJobs(database.direct.pool)
  await preparePooled(database, 'platform', [jobSchema])
  await createFirstMarketplace(database, config)
  await markStorefront(database, config, logger)
  await createConsoleClient(database, config)
  const replica = openReplicaOf(config, database, logger, true)
  watchPlatform(metrics, database, replica)
  watchTracing(metrics)
  const relay = createLocalRelay()
  const app = createPlatform({
    database,
    replica,
    relay,
    settings: settingsOf(config),
    logger,
    observe: countOutbound(metrics),
    extend: (http) => {
      traceRequests(http)
      logRequests(http, ({ userID, companyID }: Actor) => ({ userId: userID, accountId: companyID }))
      metrics.watchRequests(http)
      if (config.METRICS_TOKEN) registerMetrics(http, metrics, config.METRICS_TOKEN)
    },
  })
  const health = registerHealth(app, [databaseCheck(database)])
  const metricsServer = config.METRICS_PORT ? await serveMetrics(metrics, config.METRICS_PORT) : undefined
  return {
    app,
    relay,
    health,
    close: async () => {
      await app.close()
      metricsServer?.close()
      await replica?.close()
      await database.close()
    },
  }
}

/** A worker reads from the standby once a night and does not watch it meanwhile. */
function openReplicaOf(
  config: PlatformConfig,
  primary: Database,
  logger: Logger,
  isWatched: boolean,
): Replica | undefined {
  const options = replicaOptionsOf(config)
  return options && openReplica({ ...options, schema: 'platform', primary, logger, isWatched })
}

/** Without a mail server emails cannot be sent, unless the caller of `startWorker` has a port of its own. */
const openMailPort = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: PlatformConfig): MailPort | undefined =>
  SMTP_URL
    ? smtpMail({ url: SMTP_URL, from: MAIL_FROM || `Tessera <post@${new URL(PUBLIC_URL).hostname}>` })
    : undefined

export interface WorkerOptions {
  metrics?: Metrics
  mail?: MailPort | undefined
  /** Of the platform in the same process, which then needs no job to wake it. */
  relay?: LocalRelay
}

/** Starts the worker: relays events and runs maintenance jobs. Any number may run; each job runs once. */
export async function startWorker(
  config: PlatformConfig,
  databaseUrl: string,
  logger: Logger,
  { metrics = createMetrics(), mail = openMailPort(config), relay }: WorkerOptions = {},
): Promise<{ close(): Promise<void> }> {
  const database = openDatabase({
    ...databaseOptionsOf(config, databaseUrl),
    schema: 'platform',
    maxConnections: 8,
  })
  const replica = openReplicaOf(config, database, logger, false)
  const keys = createKeyRing(database)
  const { environment, outboundAllow, publicUrl } = settingsOf(config)
  const outbound = createOutbound({ allow: outboundAllow, log: logger, observe: countOutbound(metrics) })
  const tokens = createTokenMaker(keys, publicUrl)
  const checkout = { database, outbound, tokens, environment }
  const deliveries = createDeliveryEngine({
    database,
    tokens,
    ports: { outbound, mail },
    logger,
    now: () => new Date(),
    random: Math.random,
  })
  const needs = { database, checkout, deliveries, logger, relayAgain: () => timer.plan() }
  const timer = createRelayTimer(() => runRelay(needs))
  const runner = await startJobs({
    pool: database.direct.pool,
    tasks: platformTasks({ ...needs, replica, keys, countViolation: violationCounter(metrics) }),
    crontab: platformCrontab,
    logger,
  })
  relay?.open(() => runRelay(needs))
  return {
    close: async () => {
      await relay?.close()
      await runner.stop()
      await timer.close()
      await deliveries.settle()
      await replica?.close()
      await database.close()
    },
  }
}
