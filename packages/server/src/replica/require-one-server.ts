import type pg from 'pg'

const question = "select concat_ws(' ', pg_postmaster_start_time(), inet_server_addr(), inet_server_port()) as name"
const answerMilliseconds = 2000

/** PostgreSQL's code of a refused connection, so that the primary answers instead. */
class AnotherServer extends Error {
  readonly code = '08004'
}

/**
 * Refuses a connection that leads to another server than those that are open: behind a balancer of several standbys a
 * look could come from one, and what is cached after it from another that is behind.
 */
export function requireOneServer(openConnections: () => number): (client: pg.ClientBase) => Promise<void> {
  let known: string | undefined
  return async (client) => {
    const asked: pg.QueryConfig & { query_timeout: number } = { text: question, query_timeout: answerMilliseconds }
    const { rows } = await client.query<{ name: string }>(asked)
    // the first one decides, also after all others were lost
    if (openConnections() <= 1) known = rows[0]?.name
    if (rows[0]?.name !== known)
      throw new AnotherServer('DATABASE_REPLICA_URL leads to several servers; it must lead to one.')
  }
}
