import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@tessera/server/database'
import { prepareJobs } from '@tessera/server/jobs'
import { migrate } from '@tessera/server/migrate'
import { startEmbedded } from '@tessera/server/postgres/supervise'
import pg from 'pg'

const migrations = new URL('../../../apps/platform/migrations/', import.meta.url).pathname
const template = 'tessera_template'

/** Nothing here has to survive a crash, so the server does not wait for the disk. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** A PostgreSQL for one run of the tests, with a migrated template to clone from (0.1 s each). */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-test-'))
  const server = await startEmbedded({ folder, log: () => {}, testing: true, settings: hasty })
  await asOwner(server.url, `create database ${template}`)
  await migrate({ url: databaseUrl(server.url, template), schema: 'platform', folder: migrations })
  await prepareQueue(databaseUrl(server.url, template))
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// a template can be cloned only while nobody is connected to it
async function prepareQueue(url: string): Promise<void> {
  const database = openDatabase({ url, schema: 'platform', maxConnections: 1 })
  await prepareJobs(database.pool).finally(() => database.close())
}

/** A fresh database with every table and no row. */
export async function cloneDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return databaseUrl(serverUrl, name)
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
