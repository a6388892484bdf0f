import type pg from 'pg'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { transactionRetried } from '../database.ts'
import { watchWaits } from '../watch-waits.ts'

/** Connections by state, wait times for a connection, and retried transactions. */
export function watchPool(registry: Registry): (name: string, pool: pg.Pool) => void {
  const pools = new Map<string, pg.Pool>()
  new Gauge({
    name: 'database_connections',
    help: 'Connections of a pool by state',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, pool] of pools)
        for (const [state, count] of statesOf(pool)) this.set({ pool: name, state }, count)
    },
  })
  const waits = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'Time until a connection was there, of those who found none idle',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  })
  const retries = new Counter({
    name: 'database_transaction_retries_total',
    help: 'Transactions that lost against another one and were tried again',
    labelNames: ['pool'],
    registers: [registry],
  })
  return (name, pool) => {
    pools.set(name, pool)
    pool.on(transactionRetried as 'error', () => retries.inc({ pool: name })) // the edge: `pg` does not declare our events
    watchWaits(pool, () => {
      const began = performance.now()
      return () => waits.observe({ pool: name }, (performance.now() - began) / 1000)
    })
  }
}

const statesOf = (pool: pg.Pool): [string, number][] => [
  ['total', pool.totalCount],
  ['idle', pool.idleCount],
  ['in use', pool.totalCount - pool.idleCount],
  ['waiting', pool.waitingCount],
]
