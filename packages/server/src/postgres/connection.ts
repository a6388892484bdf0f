import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

const user = 'tessera'
export const database = 'tessera'

export interface DatabaseAddress {
  port: number
  password: string
  database?: string
}

/** Uses the socket if it exists: an adopted server may have been started without one. */
export function urlOf({ port, password }: DatabaseAddress, socketFolder: string | undefined): string {
  const url = `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  const isThere = socketFolder !== undefined && existsSync(join(socketFolder, `.s.PGSQL.${port}`))
  return isThere ? `${url}?host=${encodeURIComponent(socketFolder)}` : url
}

export async function withClient<T>(address: DatabaseAddress, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    host: '127.0.0.1',
    user,
    database,
    ssl: false,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    ...address,
  })
  client.on('error', () => {}) // a connection lost later rejects the running query
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** SQLSTATE or system error code. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export const sqlState = {
  wrongPassword: '28P01',
  noSuchDatabase: '3D000',
  notYet: '57P03',
  tooMany: '53300',
} as const
