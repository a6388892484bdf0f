import type { Database } from '@tessera/server/database'
import { StatementBatch } from '@tessera/server/statement-batch'

/**
 * Statements that are not counted, because they run by the clock and not per request: token checks, the list of
 * webhooks once in five seconds, the counts of limits twice a second, the wake-up of the relay once in 20 ms for all
 * writes, and what the product feed tells other processes, once in 250 ms.
 */
const isByClock = (text: string): boolean =>
  (text.includes('spent_tokens') && text.includes('token_version')) ||
  text.includes('from webhooks w') ||
  text.includes('insert into rate_limits as t') ||
  (text.includes('add_job') && text.includes('relay-events')) ||
  text.includes('pg_notify')

/** The SQL statements of some work, including `begin` and `commit`. */
export function counting(database: Database): (work: () => Promise<unknown>) => Promise<string[]> {
  let statements: string[] = []
  const known = new WeakSet<object>()
  database.pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const [asked] = given as [string | { text: string } | StatementBatch]
        for (const text of textsOf(asked))
          if (!isByClock(text)) statements.push(text.trim().replace(/\s+/g, ' ').slice(0, 60))
        return query(...given)
      },
    })
  })
  return async (work) => {
    statements = []
    await work()
    return statements
  }
}

function textsOf(asked: string | { text: string } | StatementBatch): string[] {
  if (typeof asked === 'string') return [asked]
  return asked instanceof StatementBatch ? asked.parts.map(({ text }) => text) : [asked.text]
}
