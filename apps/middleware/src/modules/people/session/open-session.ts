import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { hashOf } from './secret.ts'
import { idleDays, maxSessionDays, newTokens, type ShopTokens, tokenSeconds } from './session-tokens.ts'

/** Opens a session after the password was verified. */
export async function openSession(
  db: Queryable,
  personID: string,
  platformRefresh: string,
  device: string,
): Promise<ShopTokens> {
  const tokens = newTokens(platformRefresh)
  await db.rows(sql`
    with signed as (update people set last_sign_in_at = now() where id = ${personID})
    insert into sessions (person_id, token_hash, refresh_hash, signed_in_at, token_ends_at, idle_ends_at, ends_at,
      device)
    values (${personID}, ${hashOf(tokens.token)}, ${hashOf(tokens.refresh)}, now(),
      now() + make_interval(secs => ${tokenSeconds}::int), now() + make_interval(days => ${idleDays}::int),
      now() + make_interval(days => ${maxSessionDays}::int), ${device})`)
  return tokens
}
