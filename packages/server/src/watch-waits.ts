import type pg from 'pg'

type Connect = (done?: (...answer: unknown[]) => void) => Promise<pg.PoolClient> | undefined

/**
 * Calls `begin` for every caller that finds no idle connection, and what it returns when that caller has one or has
 * failed. The others pay nothing.
 */
export function watchWaits(pool: pg.Pool, begin: () => () => void): void {
  const connect = pool.connect.bind(pool) as Connect
  const watched: Connect = (done) => {
    if (pool.idleCount > pool.waitingCount) return connect(done)
    const end = begin()
    if (done)
      return connect((...answer) => {
        end()
        done(...answer)
      })
    return connect()?.finally(end)
  }
  pool.connect = watched as typeof pool.connect
}
