import { type Sql, sql } from '@tessera/server/sql'

/** The last change of a quote `q`, to the microsecond: two changes within a second are two. */
export const quoteChangedAt: Sql = sql`to_char(q.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
