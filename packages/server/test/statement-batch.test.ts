import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@tessera/server/database'
import { type EmbeddedDatabase, startEmbedded } from '@tessera/server/postgres/start-embedded'
import { sql } from '@tessera/server/sql'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let folder: string
let server: EmbeddedDatabase
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-batch-'))
  server = await startEmbedded({ folder, log: () => {}, testing: true, settings: { fsync: 'off' } })
  database = openDatabase({ url: server.url, schema: 'public', maxConnections: 1 })
  await database.rows(sql`create table boxes (id int primary key, name text)`)
})
afterAll(async () => {
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => database.rows(sql`delete from boxes`))

const insert = (id: number) => sql`insert into boxes values (${id}, ${`box ${id}`})`
const listBoxes = () => database.rows<{ id: number; name: string }>(sql`select id, name from boxes order by id`)

test('a statement that is only sent and fails takes the commit of its batch with it', async () => {
  const writing = database.transaction(async (db) => {
    await db.send(insert(1))
    await db.send(insert(1))
    await db.send(insert(2))
  })
  await expect(writing).rejects.toMatchObject({ kind: 'unique' })
  expect(await listBoxes()).toEqual([])
})

test('a statement alone that fails at its commit is refused', async () => {
  await database.rows(sql`
    create table lots (id int primary key, box int references boxes deferrable initially deferred)`)
  await expect(database.rows(sql`insert into lots values (1, 404) returning id`)).rejects.toThrow(/foreign key/)
  expect(await database.rows(sql`select id from lots`)).toEqual([])
  await database.rows(sql`drop table lots`)
})

test('a statement sent right before a failure is rolled back with the transaction', async () => {
  const writing = database.transaction(async (db) => {
    await db.rows(sql`select 1`)
    await db.send(insert(1))
    throw new Error('out of stock')
  })
  await expect(writing).rejects.toThrow('out of stock')
  expect(await listBoxes()).toEqual([])
})

test('a value that cannot be sent fails its transaction', async () => {
  const endless: Record<string, unknown> = {}
  endless.self = endless
  const writing = database.transaction(async (db) => {
    await db.send(insert(1))
    await db.send(sql`insert into boxes values (2, ${endless})`)
  })
  await expect(writing).rejects.toThrow(/circular/)
  expect(await listBoxes()).toEqual([])
})

test('statements behind one that could not be parsed are parsed the next time', async () => {
  const ask = (table: string) =>
    database.transaction((db) => Promise.all([db.rows(sql`select ${1}::int as n`), db.rows(namedTable(table))]))
  await expect(ask('missing')).rejects.toMatchObject({ code: '42P01' })
  expect(await ask('boxes')).toEqual([[{ n: 1 }], []])
})

const namedTable = (table: string) => (table === 'boxes' ? sql`select id from boxes` : sql`select id from missing`)

test('replies of one batch and of a part that failed reach their callers, the first time and again', async () => {
  for (const time of [0, 10]) {
    const answers = await database.transaction(async (db) => {
      const replies = Promise.all([
        db.rows(sql`insert into boxes values (${time}, 'a') returning id`),
        db.rows(sql`select name, id from boxes where id = ${time}`),
        db.rows(sql`select 1 as n where false`),
      ])
      const refused = await db.attempt((part) => part.rows(insert(time))).catch((error) => error.kind)
      return [...(await replies), refused, await db.find(sql`select count(*)::int as n from boxes where id = ${time}`)]
    })
    expect(answers).toEqual([[{ id: time }], [{ name: 'a', id: time }], [], 'unique', { n: 1 }])
  }
})

test('a statement at the end of a part waits for nobody and comes before the next part', async () => {
  const seen = await database.transaction(async (db) => {
    await db.attempt(async (part) => {
      part.sendAtEnd(insert(2))
      await part.rows(insert(1))
    })
    const refused = db.attempt(async (part) => {
      part.sendAtEnd(insert(3))
      await part.rows(insert(2))
    })
    await expect(refused).rejects.toMatchObject({ kind: 'unique' })
    return db.attempt((part) => part.rows(sql`select id from boxes order by id`))
  })
  expect(seen).toEqual([{ id: 1 }, { id: 2 }])
  expect((await listBoxes()).map(({ id }) => id)).toEqual([1, 2])
})

test('a statement that fails at the end of a part fails the transaction, not the next part', async () => {
  for (const hasNext of [true, false]) {
    const parts: string[] = []
    const writing = database.transaction(async (db) => {
      await db.attempt(async (part) => {
        await part.rows(insert(1))
        part.sendAtEnd(insert(1))
        parts.push('first')
      })
      if (hasNext) await db.attempt((part) => part.rows(insert(2))).then(() => parts.push('second'))
    })
    const error = await writing.catch((caught) => caught)
    expect(hasNext ? error.cause : error).toMatchObject({ kind: 'unique' })
    expect([parts, await listBoxes()]).toEqual([['first'], []])
  }
})

test('a statement whose columns were changed is refused and not read under its old columns', async () => {
  const everything = () => database.rows(sql`select * from boxes`)
  await database.rows(insert(1))
  expect(await everything()).toEqual([{ id: 1, name: 'box 1' }])
  await database.rows(sql`alter table boxes add column weight int`)
  await expect(everything()).rejects.toMatchObject({ code: '0A000' })
  expect(await everything()).toEqual([{ id: 1, name: 'box 1', weight: null }])
})
