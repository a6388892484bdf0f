import type { Database } from './database.ts'
import { Sql } from './sql.ts'
import type { StatementResult } from './statement-batch.ts'
import { submitTo, submitToPool } from './submit-query.ts'

/** The part of a pool that code with its own SQL uses. */
interface LimitedPool {
  query(text: string, values?: unknown[]): Promise<StatementResult>
  connect(): Promise<{
    query(text: string, values?: unknown[]): Promise<StatementResult>
    release(broken?: Error | boolean): void
  }>
}

/**
 * The pool of a database, with the timeout of its handle on every statement. Statements with values are prepared as
 * those of the handle are; parsing and planning took two thirds of a payment's.
 */
export function limitPool({ pool, prepare, answerSeconds, isPooled }: Database): LimitedPool {
  const limited = (text: string, values: unknown[] = []) => ({
    ...prepare(new Sql([text], values)),
    ...(answerSeconds && { query_timeout: answerSeconds * 1000 }),
  })
  return {
    query: (text, values) => submitToPool(pool, limited(text, values), !isPooled),
    connect: async () => {
      const client = await pool.connect()
      const submit = submitTo(client, !isPooled)
      return {
        query: (text, values) => submit(limited(text, values)),
        release: (broken) => client.release(broken),
      }
    },
  }
}
