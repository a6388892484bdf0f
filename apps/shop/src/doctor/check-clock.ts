import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { bad, type Finding, good } from './finding.ts'

const maxMilliseconds = 1000

/** The clock of this machine against that of the database. */
export async function checkClock(db: Queryable): Promise<Finding[]> {
  const began = Date.now()
  const row = await db.find<{ at: number }>(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as at`)
  const middle = (began + Date.now()) / 2
  const off = Math.round(Math.abs((row?.at ?? 0) - middle))
  return [
    off > maxMilliseconds
      ? bad(`This clock and that of the database differ by ${off} ms.`, 'Synchronize both by NTP.')
      : good('Clocks agree.'),
  ]
}
