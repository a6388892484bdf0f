import type pg from 'pg'
import type { Database } from './database.ts'

/** What is used of a pool by code that speaks to PostgreSQL by itself. */
interface LimitedPool {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  connect(): Promise<{
    query(text: string, values?: unknown[]): Promise<pg.QueryResult>
    release(broken?: Error | boolean): void
  }>
}

/** The connections of a database, each statement with the limit of its handle. */
export function limitPool({ pool, answerSeconds }: Database): LimitedPool {
  const limited = (text: string, values: unknown[] = []) => ({
    text,
    values,
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
