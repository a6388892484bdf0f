import { ConfigurationError } from '@tessera/server/config'
import { type Database, openDatabase, type Queryable } from '@tessera/server/database'
import { jobSchema } from '@tessera/server/jobs'
import { preparePooled } from '@tessera/server/prepare-pooled'
import { type databaseRoles, roleScript } from '@tessera/server/role-script'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { ownShopDatabase } from '@tessera/testing/own-database'
import { testTimeouts } from '@tessera/testing/test-database'
import { expect, test } from 'vitest'

const password = 'tests-only'
const directUrl = await ownShopDatabase()
const owner = openDatabase({ url: directUrl, schema: 'platform', timeouts: testTimeouts, maxConnections: 2 })
closeAfterFile(() => owner.close())
await owner.pool.query(roleScript(testTimeouts))

/** As a part that runs behind a pooler, which is left out here. */
async function openAs(role: keyof typeof databaseRoles): Promise<Database> {
  await owner.pool.query(`alter role ${role} password '${password}'`)
  const url = Object.assign(new URL(directUrl), { username: role, password }).href
  const database = openDatabase({ url, directUrl, schema: '', statements: 'unnamed', maxConnections: 2 })
  closeAfterFile(() => database.close())
  return database
}

const platform = await openAs('tessera_platform')
const shop = await openAs('tessera_shop')

test('a role that works in another schema is refused, with what to do', async () => {
  await expect(preparePooled(shop, 'platform')).rejects.toThrow(ConfigurationError)
  await expect(preparePooled(shop, 'platform')).rejects.toThrow('npm run roles')
})

test('a role reads and writes the tables of its own part, also later ones, and no others', async () => {
  for (const _ of [1, 2]) await preparePooled(shop, 'shop', [jobSchema])
  await preparePooled(platform, 'platform', [jobSchema])
  await expect(shop.rows(sql`select from platform.orders`)).rejects.toThrow('permission denied for schema platform')
  await expect(platform.rows(sql`select from shop.mails`)).rejects.toThrow('permission denied for schema shop')
  await expect(shop.rows(sql`alter table mails add column more int`)).rejects.toThrow('must be owner')
  expect(await platform.rows(sql`select from orders`)).toEqual([])
  await owner.pool.query('create table platform.later (id bigint generated always as identity)')
  expect(await platform.rows(sql`insert into later default values returning id`)).toEqual([{ id: '1' }])
})

test('a role has the settings that connections bring along without a pooler', async () => {
  const [settings] = await platform.rows(sql`
    select current_setting('plan_cache_mode') as plans, current_setting('statement_timeout') as statement,
      current_setting('timezone') as zone`)
  expect(settings).toEqual({ plans: 'force_generic_plan', statement: '1min', zone: 'UTC' })
})

test('the platform sees since when transactions of other roles are open, and the shop does not', async () => {
  const countKnown = async (db: Queryable) =>
    (await db.rows(sql`select from pg_stat_activity where backend_xid is not null and xact_start is not null`)).length
  const counts = await owner.transaction(async (db) => {
    await db.rows(sql`select pg_current_xact_id()`)
    return [await countKnown(shop), await countKnown(platform)]
  })
  expect(counts).toEqual([0, expect.toSatisfy((count) => count >= 1)])
})

test('both parts add jobs, which a worker finds on the direct line', async () => {
  await platform.rows(sql`select graphile_worker.add_job('of-platform')`)
  await shop.rows(sql`select graphile_worker.add_job('of-shop')`)
  const tasks = await shop.direct.rows(sql`select task_identifier as task from graphile_worker.jobs order by 1`)
  expect(tasks).toEqual([{ task: 'of-platform' }, { task: 'of-shop' }])
})
