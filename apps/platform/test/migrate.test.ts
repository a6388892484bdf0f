import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMarketplace } from '@tessera/platform/marketplace'
import { openDatabase } from '@tessera/server/database'
import { migrate } from '@tessera/server/migrate'
import { waitForMigrations } from '@tessera/server/migrations/wait-for-migrations'
import { sql } from '@tessera/server/sql'
import { ownDatabase } from '@tessera/testing/own-database'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const real = new URL('../migrations/', import.meta.url).pathname
let url: string
const folders: string[] = []

beforeAll(async () => {
  url = await ownDatabase()
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  return folder
}

/** Every test has its own schema. */
const schema = (): string => `s${randomUUID().replaceAll('-', '')}`
const two = { '0001_one.sql': 'create table one (id int);', '0002_two.sql': 'create table two (id int);' }

const tablesOf = async (name: string): Promise<string[]> => {
  const database = openDatabase({ url, schema: name, maxConnections: 1 })
  const rows = await database.rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = ${name} order by 1`,
  )
  await database.close()
  return rows.map((row) => row.name)
}

describe('migrations are refused', () => {
  test('when a file was changed after it had been applied', async () => {
    const into = schema()
    await migrate({ url, schema: into, folder: await folderOf(two) })
    const changed = await folderOf({
      ...two,
      '0001_one.sql': 'create table one (id bigint);',
      '0003_three.sql': 'create table three ();',
    })
    await expect(migrate({ url, schema: into, folder: changed })).rejects.toThrow(/0001_one\.sql was changed/)
    expect(await tablesOf(into)).toEqual(['migrations', 'one', 'two'])
  })

  test('when the schema is newer than the program', async () => {
    const into = schema()
    await migrate({ url, schema: into, folder: await folderOf(two) })
    const older = await folderOf({ '0001_one.sql': two['0001_one.sql'] })
    await expect(migrate({ url, schema: into, folder: older })).rejects.toThrow(/newer/)
  })

  test('when a newer file takes something away that the program needs, though others only add', async () => {
    const into = schema()
    const newer = {
      '0003_three.sql': '-- expand\ncreate table three ();',
      '0004_four.sql': '-- contract\ndrop table one;',
    }
    await migrate({ url, schema: into, folder: await folderOf({ ...two, ...newer }) })
    await expect(migrate({ url, schema: into, folder: await folderOf(two) })).rejects.toThrow(/migration 4, newer/)
  })

  test('when they are awaited and do not come: the file and the command are named', async () => {
    const [into, folder] = [schema(), await folderOf(two)]
    await expect(waitForMigrations({ url, schema: into, folder }, 0)).rejects.toThrow(
      new RegExp(`Waited 0 s for ${into} migration 0001_one\\.sql; npm run migrate applies it`),
    )
  })

  test('when the program waits and the schema is newer', async () => {
    const into = schema()
    await migrate({ url, schema: into, folder: await folderOf(two) })
    const older = await folderOf({ '0001_one.sql': two['0001_one.sql'] })
    await expect(waitForMigrations({ url, schema: into, folder: older })).rejects.toThrow(/migration 2, newer/)
  })

  test('when one fails: it leaves nothing, those before it stay, and its name is said', async () => {
    const into = schema()
    const folder = await folderOf({ ...two, '0003_three.sql': 'create table three (id int); select nonsense;' })
    await expect(migrate({ url, schema: into, folder })).rejects.toThrow(/0003_three\.sql failed: .*nonsense/)
    expect(await tablesOf(into)).toEqual(['migrations', 'one', 'two'])
    const mended = await folderOf({ ...two, '0003_three.sql': 'create table three (id int);' })
    expect(await migrate({ url, schema: into, folder: mended })).toBe(1)
  })
})

describe('migrations', () => {
  test('are applied in order, once; a second run does nothing', async () => {
    const into = schema()
    const said: string[] = []
    const folder = await folderOf({
      ...two,
      '0010_ten.sql': 'alter table two add name text;',
      'notes.md': 'not one of them',
    })
    expect(await migrate({ url, schema: into, folder, log: (line) => said.push(line) })).toBe(3)
    expect(said.map((line) => /\d{4}_\w+/.exec(line)?.[0])).toEqual(['0001_one', '0002_two', '0010_ten'])
    expect(await migrate({ url, schema: into, folder })).toBe(0)
  })

  test('that only add leave room for programs of the last release', async () => {
    const into = schema()
    const newer = { '0003_three.sql': '-- expand\ncreate table three ();' }
    await migrate({ url, schema: into, folder: await folderOf({ ...two, ...newer }) })
    expect(await migrate({ url, schema: into, folder: await folderOf(two) })).toBe(0)
  })

  test('that only add are applied first where asked; a program that waits needs no more than these', async () => {
    const [into, said] = [schema(), [] as string[]]
    const newer = {
      '0003_three.sql': '-- expand\ncreate table three ();',
      '0004_four.sql': '-- contract\ndrop table one;',
    }
    await migrate({ url, schema: into, folder: await folderOf(two) })
    const folder = await folderOf({ ...two, ...newer })
    const waiting = waitForMigrations({ url, schema: into, folder, log: (line) => said.push(line) })
    await vi.waitFor(() => expect(said).toEqual([expect.stringMatching(/^waits for .* 0003_three\.sql/)]))
    const log = (line: string) => said.push(line)
    expect(await migrate({ url, schema: into, folder, log, isExpandOnly: true })).toBe(1)
    await waiting
    expect(said.at(-2)).toMatch(/^stopped before .* 0004_four\.sql/)
    expect(await tablesOf(into)).toEqual(['migrations', 'one', 'three', 'two'])
    expect(await migrate({ url, schema: into, folder })).toBe(1)
  })

  test('that say so run outside a transaction, by several processes at once', async () => {
    const into = schema()
    const index = `-- expand\n-- outside a transaction\ndrop index concurrently if exists one_id;
      create index concurrently one_id on one (id);`
    const folder = await folderOf({ ...two, '0003_index.sql': index })
    const applied = await Promise.all(Array.from({ length: 3 }, () => migrate({ url, schema: into, folder })))
    expect(applied.sort()).toEqual([0, 0, 3])
  })

  test('let others pass while they wait for a table', async () => {
    const into = schema()
    await migrate({ url, schema: into, folder: await folderOf(two) })
    const database = openDatabase({ url, schema: into, maxConnections: 2 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const reading = database.transaction(async (db) => {
      await db.rows(sql`select from one`)
      await promise
    })
    const folder = await folderOf({ ...two, '0003_three.sql': '-- expand\nalter table one add name text;' })
    const migrating = migrate({ url, schema: into, folder })
    const other = sql`select from pg_locks where relation = 'one'::regclass and not granted`
    await vi.waitFor(async () => expect(await database.rows(other)).toHaveLength(1))
    await database.rows(sql`select from one`)
    resolve()
    await reading
    expect(await migrating).toBe(1)
    await database.close()
  })

  test('run by several processes at once are applied once', async () => {
    const into = schema()
    const folder = await folderOf(two)
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate({ url, schema: into, folder })))
    expect(applied.sort()).toEqual([0, 0, 0, 2])
  })

  test('of the platform itself lead to the same tables from nothing, and a second run does nothing', async () => {
    const into = schema()
    const copy = await folderOf({})
    await cp(real, copy, { recursive: true })
    expect(await migrate({ url, schema: into, folder: copy })).toBeGreaterThan(0)
    expect(await migrate({ url, schema: into, folder: copy })).toBe(0)
    expect(await tablesOf(into)).toEqual(await tablesOf('platform'))
  })

  test('of a database with a storefront leave its orders to the checkout, and say who submitted the open ones', async () => {
    const into = schema()
    const earlier = await folderOf({})
    await cp(real, earlier, { recursive: true, filter: (file) => !file.includes('0040_') })
    await migrate({ url, schema: into, folder: earlier })
    const database = openDatabase({ url, schema: into, maxConnections: 1 })
    await createMarketplace(database, { id: 'm', name: 'M', ...first })
    for (const [id, operation, direction] of submissions) {
      await database.rows(sql`
        insert into orders (marketplace_id, id, from_company_id, to_company_id, status, is_submitted, date_submitted)
        values ('m', ${id}, 'storefront', 'm', 'Open', true, now())`)
      await database.rows(sql`
        insert into events (marketplace_id, operation, username, params, reply_id)
        values ('m', ${operation}, ${id === 'staff' ? 'admin-m' : 'somebody'}, ${JSON.stringify({ direction })}, ${id})`)
    }
    await migrate({ url, schema: into, folder: real })
    const clients = await database.rows<{ id: string }>(sql`select id from api_clients where checkout_only`)
    const orders = await database.rows<{ id: string; isBySeller: boolean }>(
      sql`select id, submitted_by_seller as "isBySeller" from orders order by id`,
    )
    await database.close()
    expect(clients).toEqual([{ id: first.storefrontClientID }])
    expect(orders.filter(({ isBySeller }) => isBySeller).map(({ id }) => id)).toEqual(['back-office', 'staff'])
    expect(orders.filter(({ isBySeller }) => !isBySeller).map(({ id }) => id)).toEqual(['cart', 'shopper'])
  })
})

const submissions = [
  ['cart', 'Cart.Submit', undefined],
  ['shopper', 'Orders.Submit', 'Outgoing'],
  ['back-office', 'Orders.Submit', 'Incoming'],
  ['staff', 'Orders.Submit', 'All'],
] as const

const first = {
  adminUsername: 'admin-m',
  adminPassword: 'Correct-Horse-7',
  adminEmail: 'admin@shop.test',
  sellerClientID: randomUUID(),
  sellerClientSecret: 'secret',
  storefrontClientID: randomUUID(),
}
