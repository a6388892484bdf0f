import type pg from 'pg'
import type { Database } from './database.ts'
import { Sql } from './sql.ts'

/** The part of a pool that code with its own SQL uses. */
interface LimitedPool {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  connect(): Promise<{
    query(text: string, values?: unknown[]): Promise<pg.QueryResult>
    release(broken?: Error | boolean): void
  }>
}

/**
 * The pool of a database, with the timeout of its handle on every statement. Statements with values are prepared as
 * those of the handle are; parsing and planning took two thirds of a payment's.
 */
export function limitPool({ pool, prepare, answerSeconds }: Database): LimitedPool {
  const limited = (text: string, values: unknown[] = []) => ({
    ...(values.length > 0 ? prepare(new Sql([text], values)) : { text, values }),
    ...(answerSeconds && { query_timeout: answerSeconds * 1000 }),
  })
  return {
    query: (text, values) => pool.query(limited(text, values)),
    connect: async () => {
      const client = await pool.connect()
      return {
        query: (text, values) => client.query(limited(text, values)),
        release: (broken) => client.release(broken),
      }
    },
  }
}
