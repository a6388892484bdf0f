import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Records searches without results. The caller does not wait for it, and losing one does no harm. */
export const logWithoutResult =
  (db: Queryable) =>
  (words: string): void => {
    db.rows(sql`
      insert into searches_without_result (words) values (${words.toLowerCase().trim().slice(0, 100)})
      on conflict (words) do update set times = searches_without_result.times + 1, last_at = now()`).catch(() => {})
  }
