import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@tessera/server/database'
import { databaseCheck } from '@tessera/server/health'
import { type EmbeddedDatabase, startEmbedded } from '@tessera/server/postgres/start-embedded'
import { sql } from '@tessera/server/sql'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts'

const busy = { status: 503, headers: { 'retry-after': '1' } }
/** Long enough for a statement on a busy machine that must succeed before the proxy goes silent. */
const seconds = 3

let folder: string
let server: EmbeddedDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-hangs-'))
  server = await startEmbedded({ folder, log: () => {}, testing: true, settings: { fsync: 'off' } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function aHangingDatabase(): Promise<{ database: Database; limited: Database; proxy: SilentProxy }> {
  const proxy = await openSilentProxy(server.url)
  const patience = { connection: seconds, statement: 60, lock: 60, silence: 60 }
  const database = openDatabase({ url: proxy.url, schema: 'public', maxConnections: 2, timeouts: patience })
  onTestFinished(() => database.close())
  return { database, limited: database.within(seconds), proxy }
}

test('a statement without an answer ends in a 503, and its connection is closed and not used again', async () => {
  const { database, limited, proxy } = await aHangingDatabase()
  await database.rows(sql`select 1`)
  proxy.goSilent()
  await expect(limited.rows(sql`select 2`)).rejects.toMatchObject(busy)
  await expect.poll(() => [database.pool.totalCount, proxy.openCount()]).toEqual([0, 0])
  // connecting has a timeout too
  await expect(limited.rows(sql`select 3`)).rejects.toMatchObject(busy)
  proxy.speak()
  expect(await database.rows(sql`select 4 as n`)).toEqual([{ n: 4 }])
})

test('a transaction that hangs ends in a 503, is not tried again and leaves nothing behind', async () => {
  const { database, limited, proxy } = await aHangingDatabase()
  await database.rows(sql`create table paid (n int)`)
  let attempts = 0
  const writing = limited.transaction(async (db) => {
    attempts += 1
    await db.rows(sql`insert into paid values (1)`)
    proxy.goSilent()
    await db.rows(sql`insert into paid values (2)`)
  })
  await expect(writing).rejects.toMatchObject(busy)
  await expect.poll(() => proxy.openCount()).toBe(0)
  proxy.speak()
  expect([attempts, await database.rows(sql`select n from paid`)]).toEqual([1, []])
})

test('a commit and a rollback that hang end too', async () => {
  const { limited, proxy } = await aHangingDatabase()
  const committing = limited.transaction(async (db) => {
    await db.rows(sql`select 1`)
    proxy.goSilent()
  })
  await expect(committing).rejects.toMatchObject(busy)
  proxy.speak()
  const refused = limited.transaction(async (db) => {
    await db.rows(sql`select 1`)
    proxy.goSilent()
    throw new Error('out of stock')
  })
  await expect(refused).rejects.toThrow('out of stock')
  await expect.poll(() => proxy.openCount()).toBe(0)
})

test('a commit whose answer is lost has happened once: it is a 503 and not tried again', async () => {
  const { database, limited, proxy } = await aHangingDatabase()
  await database.rows(sql`create table charged (n int)`)
  const writing = limited.transaction(async (db) => {
    await db.rows(sql`insert into charged values (1)`)
    proxy.loseAnswers()
  })
  await expect(writing).rejects.toMatchObject(busy)
  proxy.speak()
  expect(await database.rows(sql`select n from charged`)).toEqual([{ n: 1 }])
})

test('a request that finds all connections hung waits no longer than for a connection', async () => {
  const { database, proxy } = await aHangingDatabase()
  await Promise.all([database.rows(sql`select pg_sleep(0.1)`), database.rows(sql`select pg_sleep(0.1)`)])
  proxy.goSilent()
  const hung = [1, 2].map((n) => database.rows(sql`select ${n}`))
  await expect(database.rows(sql`select 3`)).rejects.toMatchObject(busy)
  expect(await databaseCheck(database)()).toBe('database')
  proxy.hangUp()
  expect(await Promise.all(hung.map((one) => one.catch(() => 'cut off')))).toEqual(['cut off', 'cut off'])
})

test('work that takes its time is not cut: a handle has no limit unless it is given one', async () => {
  const { database } = await aHangingDatabase()
  const limited = database.within(0.2)
  await expect(limited.rows(sql`select pg_sleep(1)`)).rejects.toMatchObject(busy)
  expect(await limited.within(undefined).rows(sql`select 1 as n from pg_sleep(1)`)).toEqual([{ n: 1 }])
})

test('readiness says that the database is not there while a statement still waits for it', async () => {
  const { database, proxy } = await aHangingDatabase()
  const check = databaseCheck(database)
  await expect.poll(check).toBeUndefined()
  proxy.goSilent()
  expect(await check()).toBe('database')
  proxy.speak()
  await expect.poll(check).toBeUndefined()
})

test('a server that takes no writes is a 503 and not ready, and its connections are not used again', async () => {
  const admin = openDatabase({ url: server.url, schema: 'public' })
  const setReadOnly = async (change: string) => {
    const row = await admin.find<{ name: string }>(sql`select current_database() as name`)
    await admin.pool.query(`alter database "${row?.name}" ${change}`)
  }
  await admin.rows(sql`create table written (n int)`)
  await setReadOnly('set default_transaction_read_only = on')
  onTestFinished(() => admin.close())
  // its connections stay read-only, like those to a primary that became a standby
  const database = openDatabase({ url: server.url, schema: 'public', maxConnections: 2 })
  onTestFinished(() => database.close())
  const isReady = databaseCheck(database)
  const write = () => database.transaction((db) => db.rows(sql`insert into written values (1) returning n`))
  expect(await isReady()).toBe('database')
  await expect(write()).rejects.toMatchObject(busy)
  await expect(database.rows(sql`insert into written values (1)`)).rejects.toMatchObject(busy)
  await setReadOnly('reset default_transaction_read_only')
  await expect.poll(() => write().catch(() => 'refused')).toEqual([{ n: 1 }])
  await expect.poll(isReady).toBeUndefined()
})
