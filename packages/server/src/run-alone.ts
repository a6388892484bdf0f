import type pg from 'pg'

/**
 * Runs the work, unless another process runs work of this name now. A lock of the session ends with the process that
 * holds it; the queue's own lock would block the job for four hours after a crash.
 */
export async function runAlone(pool: pg.Pool, name: string, work: () => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  let broken: unknown
  try {
    const key = ['tessera job', name]
    const lock = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as "isOurs"',
      key,
    )
    if (!lock.rows[0]?.isOurs) return
    try {
      await work()
    } finally {
      // a connection that may still hold the lock must not go back into the pool
      await client.query('select pg_advisory_unlock(hashtext($1), hashtext($2))', key).catch((error) => {
        broken = error
      })
    }
  } finally {
    client.release(broken instanceof Error ? broken : undefined)
  }
}
