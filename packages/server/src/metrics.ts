import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { watchPool } from './metrics/watch-pool.ts'
import { watchRequests } from './metrics/watch-requests.ts'

export type MetricLabels = Record<string, string>

export interface Metrics {
  text(): Promise<string>
  contentType: string
  watchRequests(app: FastifyInstance): void
  /** `name` is that of its tables: each part of the shop has its own pool. */
  watchPool(name: string, pool: pg.Pool): void
  /** Increments by one per call. */
  counter(name: string, help: string, labelNames?: readonly string[]): (labels?: MetricLabels) => void
  /**
   * Read when metrics are scraped. A failed read is left out and the other values are still reported. Several parts may
   * add to one gauge, each with its own labels.
   */
  gauge(name: string, help: string, labelNames: readonly string[], read: Read): void
}

export interface MetricValue {
  labels?: MetricLabels
  value: number
}

type Read = () => Promise<MetricValue[]> | MetricValue[]

/** Prometheus metrics of this process; each part of the shop adds its own. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const readers = new Map<string, Read[]>()
  let requests: ReturnType<typeof watchRequests> | undefined
  let pools: ReturnType<typeof watchPool> | undefined
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    watchRequests(app) {
      requests ??= watchRequests(registry)
      requests(app)
    },
    watchPool(name, pool) {
      pools ??= watchPool(registry)
      pools(name, pool)
    },
    counter(name, help, labelNames = []) {
      const known = registry.getSingleMetric(name) as Counter | undefined // two parts may count the same thing
      const counter = known ?? new Counter({ name, help, labelNames: [...labelNames], registers: [registry] })
      return (labels = {}) => counter.inc(labels)
    },
    gauge(name, help, labelNames, read) {
      const known = readers.get(name)
      if (known) known.push(read)
      else readers.set(name, addGauge(registry, { name, help, labelNames: [...labelNames] }, read))
    },
  }
}

function addGauge(
  registry: Registry,
  about: { name: string; help: string; labelNames: string[] },
  first: Read,
): Read[] {
  const readers = [first]
  new Gauge({
    ...about,
    registers: [registry],
    async collect() {
      this.reset()
      const read = await Promise.allSettled(readers.map(async (one) => one()))
      for (const one of read)
        if (one.status === 'fulfilled') for (const { labels = {}, value } of one.value) this.set(labels, value)
    },
  })
  return readers
}
