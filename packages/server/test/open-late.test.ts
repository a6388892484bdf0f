import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@tessera/server/database'
import { type EmbeddedDatabase, startEmbedded } from '@tessera/server/postgres/start-embedded'
import { sql } from '@tessera/server/sql'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let folder: string
let server: EmbeddedDatabase
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-late-'))
  server = await startEmbedded({ folder, log: () => {}, testing: true, settings: { fsync: 'off' } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  database = openDatabase({ url: server.url, schema: 'public', maxConnections: 12 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
})

/** Transactions that are open until the returned function is called, and what they wait for. */
function holdTransactions(count: number) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const opened: number[] = []
  const all = Array.from({ length: count }, (_, at) =>
    database.transaction(async (db) => {
      await db.rows(sql`select 1`)
      opened.push(at)
      await released
    }),
  )
  const finish = () => {
    release()
    return Promise.all(all)
  }
  return { opened, finish }
}

/** Waits without timers, which stand still here. */
async function untilOpened(opened: readonly number[], count: number): Promise<void> {
  while (opened.length < count) await new Promise(setImmediate)
}

test('callers who wait a moment get a connection that was in use', async () => {
  const held = holdTransactions(8)
  await untilOpened(held.opened, 8)
  const late = Promise.all(Array.from({ length: 20 }, () => database.rows(sql`select 1`)))
  await held.finish()
  await late
  expect(database.pool.totalCount).toBe(8)
})

test('callers who wait for longer get new connections, as many as there may be', async () => {
  const held = holdTransactions(14)
  await untilOpened(held.opened, 8)
  expect(database.pool.totalCount).toBe(8)
  vi.advanceTimersByTime(500)
  await untilOpened(held.opened, 12)
  vi.advanceTimersByTime(500)
  expect(database.pool.totalCount).toBe(12)
  await held.finish()
  expect(held.opened).toHaveLength(14)
})
