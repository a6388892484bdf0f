import type { Database } from '@tessera/server/database'

/** Token checks run by the clock, not per request, so they are not counted. */
const isAboutToken = (text: string): boolean => text.includes('spent_tokens') && text.includes('token_version')

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
        const [asked] = given as [string | { text: string }]
        const text = typeof asked === 'string' ? asked : asked.text
        if (!isAboutToken(text)) statements.push(text.trim().replace(/\s+/g, ' ').slice(0, 60))
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
