import type { Queryable } from '@tessera/server/database'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const { database } = await startPlatform({}, 4)
await database.direct.rows(sql`create table notes (id int primary key)`)

const add = (id: number) => sql`insert into notes values (${id})`
const ids = async () => (await database.rows<{ id: number }>(sql`select id from notes order by id`)).map(({ id }) => id)
const begun = (work: (db: Queryable) => Promise<unknown>) => database.transaction(work)

test('a statement without a waiter undoes the transaction when it fails, even as the last one', async () => {
  const failing = begun(async (db) => {
    await db.send(add(1))
    await db.send(add(1))
  })
  await expect(failing).rejects.toBeInstanceOf(ConstraintViolation)
  expect(await ids()).toEqual([])
})

test('statements after a failure get its reason, not that the transaction is over', async () => {
  const heard: unknown[] = []
  const failing = begun(async (db) => {
    await db.send(add(2))
    await db.send(add(2))
    await db.find(sql`select 1`).catch((error) => heard.push(error))
    await db.find(sql`select 2`).catch((error) => heard.push(error))
  })
  await expect(failing).rejects.toBeInstanceOf(ConstraintViolation)
  expect(heard).toEqual([expect.any(ConstraintViolation), expect.any(ConstraintViolation)])
  expect(await ids()).toEqual([])
})

test('a refusal undoes what was sent before it, answered or not', async () => {
  const failing = begun(async (db) => {
    await db.send(add(3))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await ids()).toEqual([])
})

test('a constraint that is checked at the end is heard of', async () => {
  await database.direct.rows(sql`create table later (id int primary key deferrable initially deferred)`)
  const failing = begun(async (db) => {
    await db.rows(sql`insert into later values (1)`)
    await db.rows(sql`insert into later values (1)`)
  })
  await expect(failing).rejects.toBeInstanceOf(ConstraintViolation)
  expect(await database.rows(sql`select from later`)).toEqual([])
})

test('statements are carried out in the order they were sent, and a connection that failed is as good as new', async () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 10)
  const seen = await begun(async (db) => {
    for (const id of numbers) await db.send(add(id))
    return Promise.all([
      db.find(sql`select count(*)::int as count from notes`),
      db.find(sql`select max(id) as last from notes`),
    ])
  })
  expect(seen).toEqual([{ count: 20 }, { last: 29 }])
  expect(await ids()).toEqual(numbers)
})

test('a part that fails is undone alone, and the rest is committed', async () => {
  await database.rows(sql`delete from notes`)
  const heard: unknown[] = []
  await database.transaction(async (db) => {
    await db.send(add(1))
    await db.attempt((part) => part.send(add(2)))
    const failing = db.attempt(async (part) => {
      await part.send(add(3))
      await part.send(add(1))
    })
    await failing.catch((error) => heard.push(error))
    await db.attempt(() => Promise.reject(new Error('no'))).catch((error) => heard.push(error))
    await db.send(add(4))
  })
  expect(heard).toEqual([expect.any(ConstraintViolation), new Error('no')])
  expect(await ids()).toEqual([1, 2, 4])
})

test('a part that is over sends nothing more', async () => {
  await database.rows(sql`delete from notes`)
  await database.transaction(async (db) => {
    const late = await db.attempt(async (part) => part)
    await expect(late.rows(add(1))).rejects.toThrow('over')
    await late.send(add(2))
  })
  expect(await ids()).toEqual([])
})
