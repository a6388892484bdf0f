import { type Sql, sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'

/** The last change of a quote `q`, to the microsecond: two changes within a second are two. */
export const quoteChangedAt: Sql = sql`${utcText(sql`q.updated_at`, 'microseconds')}`
