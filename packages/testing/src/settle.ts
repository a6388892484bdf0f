import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { expect } from 'vitest'

/**
 * What has been written counts from when no transaction of before is open any more, and tests beside this one have some
 * open in the same server.
 */
export async function settle(database: Database): Promise<void> {
  const now = await database.find<{ xmax: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as xmax`)
  await expect
    .poll(() => database.find(sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${now?.xmax}::xid8 as is`))
    .toEqual({ is: true })
}
