import { type Sql, sql } from '@tessera/server/sql'

const formats = {
  seconds: sql`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`,
  milliseconds: sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`,
  microseconds: sql`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`,
}

/** A moment as our API writes it: `2026-11-17T14:41:27Z`. */
export const utcText = (moment: Sql, precision: keyof typeof formats = 'seconds'): Sql =>
  sql`to_char((${moment}) at time zone 'UTC', ${formats[precision]})`
