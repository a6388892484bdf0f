import { forgetExpired } from '@tessera/platform/forget-expired'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { runEach } from '@tessera/server/run-each'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { database } = platform
const { id } = await createTestMarketplace(platform)

const insertKeys = (count: number, age: string) =>
  database.rows(sql`
    insert into idempotency_keys (marketplace_id, caller, key, request_hash, created_at)
    select ${id}, 'someone', ${age} || nth, '', now() - ${age}::interval from generate_series(1, ${count}::int) nth`)
const keys = async () => (await database.rows(sql`select from idempotency_keys`)).length

test('a cleanup that fails is reported, and the others run nevertheless', async () => {
  const done: string[] = []
  const fail = () => Promise.reject(new Error('too slow'))
  await expect(runEach([fail, async () => done.push('second')])).rejects.toThrow('too slow')
  await expect(runEach([fail, fail, async () => done.push('third')])).rejects.toThrow('2 cleanups failed')
  expect(done).toEqual(['second', 'third'])
})

test('expired rows are deleted batch by batch, and the others stay', async () => {
  await insertKeys(12, '2 days')
  await insertKeys(3, '1 hour')
  const where = sql`created_at < now() - interval '1 day'`
  expect([await deleteInBatches(database, 'idempotency_keys', where, 5), await keys()]).toEqual([12, 3])
  await insertKeys(6001, '3 days')
  await forgetExpired(database)
  expect(await keys()).toBe(3)
})
