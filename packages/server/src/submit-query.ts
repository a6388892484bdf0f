import type pg from 'pg'
import { type LimitedQuery, StatementBatch, type StatementResult } from './statement-batch.ts'

export type SubmitQuery = (config: LimitedQuery) => Promise<StatementResult>

/** Sends statements of one tick in one batch; each write to a socket takes 75 µs on a busy machine. */
export function submitTo(client: pg.PoolClient, isSession: boolean): SubmitQuery {
  let next: StatementBatch | undefined
  return (config) => {
    if (!next) {
      const batch = new StatementBatch(isSession)
      next = batch
      process.nextTick(() => {
        next = undefined
        submitBatch(client, batch)
      })
    }
    return next.add(config)
  }
}

/** A statement alone. A connection on which it failed is not used again. */
export async function submitToPool(pool: pg.Pool, config: LimitedQuery, isSession: boolean): Promise<StatementResult> {
  const client = await pool.connect()
  const batch = new StatementBatch(isSession)
  const result = batch.add(config)
  submitBatch(client, batch)
  try {
    const answer = await result
    client.release()
    return answer
  } catch (error) {
    client.release(error instanceof Error ? error : true)
    throw error
  }
}

/** The edge: for the driver a batch is a query. */
const submitBatch = (client: pg.PoolClient, batch: StatementBatch): void => {
  client.query(batch as unknown as pg.Query)
}
