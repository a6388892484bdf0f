import { analyzeFilled } from '@tessera/server/analyze-filled'
import { openDatabase } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { ownDatabase } from '@tessera/testing/own-database'
import { expect, test } from 'vitest'

test('tables with rows get statistics, and empty ones stay unknown', async () => {
  const database = openDatabase({ url: await ownDatabase(), schema: 'platform', maxConnections: 1 })
  closeAfterFile(() => database.close())
  await database.rows(sql`create table boxes as select generate_series(1, 7) as id`)
  await analyzeFilled(database.pool)
  const counted = await database.rows<{ name: string; rows: number }>(sql`
    select relname as name, reltuples::int as rows from pg_class
    where oid in ('boxes'::regclass, 'orders'::regclass) order by relname`)
  expect(counted).toEqual([
    { name: 'boxes', rows: 7 },
    { name: 'orders', rows: -1 },
  ])
})
