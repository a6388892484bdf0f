import type { StatementMode } from '@tessera/server/prepare-query'

/** A user of the pooler, who is the role of the same name on the server. */
export interface PoolerUser {
  name: string
  password: string
}

export interface PoolerOptions {
  port: number
  /** Of the database server, or of the balancer in front of it. */
  databasePort: number
  /** File with users and passwords. */
  usersFile: string
  /** Server connections for each user and database. */
  poolSize: number
  /** Seconds that a transaction waits for a server connection. */
  waitSeconds: number
  statements: StatementMode
  /** Names under which databases have another number of server connections. */
  aliases?: Record<string, { database: string; poolSize: number }>
}

/**
 * Transactions share server connections. The pooler reaches the database through the balancer, so it follows it; it tries
 * again every second instead of every 15.
 */
export const pgbouncerConfig = ({
  port,
  databasePort,
  usersFile,
  poolSize,
  waitSeconds,
  statements,
  aliases = {},
}: PoolerOptions): string => `
[databases]
${Object.entries(aliases)
  .map(([name, one]) => `${name} = ${serverAt(databasePort)} dbname=${one.database} pool_size=${one.poolSize}`)
  .join('\n')}
* = ${serverAt(databasePort)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${usersFile}
admin_users = ${administrator.name}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
server_login_retry = 1
server_idle_timeout = 30
query_wait_timeout = ${waitSeconds}
${statements === 'named' ? 'max_prepared_statements = 600' : ''}
`

/** May look at the pools, change settings and reload them, in the database `pgbouncer`. */
const administrator: PoolerUser = { name: 'pooler', password: '' }

const serverAt = (port: number): string => `host=127.0.0.1 port=${port}`

export const usersText = (users: readonly PoolerUser[]): string =>
  [...users, administrator].map(({ name, password }) => `"${name}" "${password}"\n`).join('')
