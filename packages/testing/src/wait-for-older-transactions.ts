import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { expect } from 'vitest'

/**
 * Written events become visible once no older transaction is open, and parallel tests keep some
 * open on the same server.
 */
export async function waitForOlderTransactions(database: Database): Promise<void> {
  const now = await database.find<{ xmax: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as xmax`)
  await expect
    .poll(() => database.find(sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${now?.xmax}::xid8 as is`))
    .toEqual({ is: true })
}
