import { closeDoor, createFrontDoor, doorOptions, type FrontDoorPart, listenAt } from '@tessera/server/front-door'
import { type Health, type HealthCheck, registerHealth } from '@tessera/server/health'
import { createHttp, listenerOf } from '@tessera/server/http'
import type { Metrics } from '@tessera/server/metrics'
import { registerMetrics, serveMetrics } from '@tessera/server/metrics-server'
import { reportReady } from '@tessera/server/run-program'
import { runUntilSignal } from '@tessera/server/run-until-signal'
import { watchTracing } from '@tessera/server/tracing/start-tracing'
import type { Logger } from 'pino'

export interface StandalonePart {
  /** Display name, for example `Tessera storefront`. */
  name: string
  config: {
    HOST: string
    PORT: number
    isProduction: boolean
    TRUST_PROXY_HOPS: number
    CONNECTIONS_PER_ADDRESS: number
    METRICS_PORT: number
    METRICS_TOKEN: string | undefined
  }
  logger: Logger
  parts: readonly FrontDoorPart[]
  /** Readiness fails while one of these checks fails. */
  checks: readonly HealthCheck[]
  metrics: Metrics
  close?(): Promise<void>
}

/** Serves one part of the shop on its own port with its own health checks until the process is stopped. */
export async function serveStandalone({
  name,
  config,
  logger,
  parts,
  checks,
  metrics,
  close,
}: StandalonePart): Promise<void> {
  watchTracing(metrics)
  const own = createHttp({ logger })
  const health: Health = registerHealth(own, checks)
  if (config.METRICS_TOKEN) registerMetrics(own, metrics, config.METRICS_TOKEN)
  const metricsServer = config.METRICS_PORT ? await serveMetrics(metrics, config.METRICS_PORT) : undefined
  await own.ready()
  const all = [{ segments: ['health', 'metrics'], answer: listenerOf(own) }, ...parts]
  const door = createFrontDoor(all, doorOptions(config, logger))
  await listenAt(door, config.PORT, config.HOST)
  health.started()
  const url = `http://${config.HOST}:${config.PORT}`
  reportReady(logger, config.isProduction, url, `${name} is ready on port ${config.PORT}`)
  const stop = async () => {
    await closeDoor(door)
    await own.close()
    metricsServer?.close()
    await close?.()
  }
  runUntilSignal({ drain: health.drain, close: stop }, logger, config)
}
