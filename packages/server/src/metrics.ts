import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  text(): Promise<string>
  contentType: string
  watchRequests(app: FastifyInstance): void
  watchPool(pool: pg.Pool): void
}

/** Prometheus figures of this process: requests by route and status, the pool, the event loop, memory. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    watchRequests(app) {
      app.addHook('onResponse', (request, reply, done) => {
        done()
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: String(reply.statusCode),
        }
        duration.observe(labels, reply.elapsedTime / 1000)
      })
    },
    watchPool(pool) {
      const figures = { total: () => pool.totalCount, idle: () => pool.idleCount, waiting: () => pool.waitingCount }
      new Gauge({
        name: 'database_connections',
        help: 'Connections of the pool by state',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          for (const [state, count] of Object.entries(figures)) this.set({ state }, count())
        },
      })
    },
  }
}
