import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKeyRing } from '@tessera/platform/identity/key-ring'
import { mortarPayMigrations } from '@tessera/providers/payment/mortarpay/mortarpay-migrations'
import { openDatabase } from '@tessera/server/database'
import { prepareJobs } from '@tessera/server/jobs'
import { migrate } from '@tessera/server/migrate'
import type { DatabaseTimeouts } from '@tessera/server/open-pool'
import { startEmbedded } from '@tessera/server/postgres/start-embedded'
import pg from 'pg'

const folderOf = (app: string): string => new URL(`../../../apps/${app}/migrations/`, import.meta.url).pathname
const platformOnly = 'template_platform'
const withShop = 'template_shop'

/** Seconds. On a busy machine the last of sixty connections waits longer than a shop allows. */
export const testTimeouts: DatabaseTimeouts = { connection: 60, statement: 60, lock: 60, silence: 60 }

/**
 * The data need not survive a crash, so the server does not wait for the disk. With a database per test file the
 * vacuum would visit one of them ten times a second.
 */
const unsafeSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** A PostgreSQL for one test run, with migrated templates to clone from (0.1 s each). */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-test-'))
  const server = await startEmbedded({
    folder,
    log: () => {},
    onRelocated: ({ programs }) => console.log(`PostgreSQL runs from ${programs}`),
    testing: true,
    settings: unsafeSettings,
  })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  await makeTemplates(server.url).catch(async (error) => {
    await stop()
    throw error
  })
  return { url: server.url, stop }
}

/** The template of databases with the platform's tables. Nothing may stay connected to it. */
export const platformTemplateUrl = (serverUrl: string): string => databaseUrl(serverUrl, platformOnly)

async function makeTemplates(serverUrl: string): Promise<void> {
  await asOwner(serverUrl, `create database ${platformOnly}`)
  const platform = databaseUrl(serverUrl, platformOnly)
  await migrate({ url: platform, schema: 'platform', folder: folderOf('platform') })
  await prepareTables(platform)
  await asOwner(serverUrl, `create database ${withShop} template ${platformOnly} strategy file_copy`)
  const shop = databaseUrl(serverUrl, withShop)
  await migrate({ url: shop, schema: 'mortarpay', folder: mortarPayMigrations })
  await migrate({ url: shop, schema: 'shop', folder: folderOf('middleware') })
}

/**
 * Makes the tables of the job queue and the key that signs tokens: RSA takes 190 ms of processor time, 100 s if each
 * test file makes a key. A template can be cloned only while it has no connections.
 */
async function prepareTables(url: string): Promise<void> {
  const database = openDatabase({ url, schema: 'platform', maxConnections: 1 })
  try {
    await prepareJobs(database.pool)
    await createKeyRing(database).signer()
  } finally {
    await database.close()
  }
}

/** A fresh database with all platform tables, empty. */
export const cloneDatabase = (serverUrl: string): Promise<string> => cloneOf(serverUrl, platformOnly)

/** A fresh database that also has the tables of the shop and its payment provider. */
export const cloneShopDatabase = (serverUrl: string): Promise<string> => cloneOf(serverUrl, withShop)

async function cloneOf(serverUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return databaseUrl(serverUrl, name)
}

/** Ends what is still connected. */
export const dropDatabase = (serverUrl: string, url: string): Promise<void> =>
  asOwner(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`)

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
