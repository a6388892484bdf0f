import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { endFamily } from './end-sessions.ts'
import { hashOf } from './secret.ts'
import { idleDays, newTokens, platformRefreshOf, type ShopTokens, tokenSeconds } from './session-tokens.ts'

/** Two pages loading at once renew at once; after this time a reused secret counts as stolen. */
const overlapSeconds = 10

interface Spent {
  id: string
  family: string
  personID: string
  isStolen: boolean
}

/**
 * Issues a new token pair for a refresh secret. A secret that was used before ends the whole session, whether its owner
 * or a thief sent it. Undefined if there is nothing to renew.
 */
export const renewSession = (database: Database, refresh: string): Promise<ShopTokens | undefined> =>
  database.transaction(async (db) => {
    const spent = await findSpent(db, refresh)
    if (!spent) return undefined
    if (spent.isStolen) {
      await endFamily(db, spent.family)
      return undefined
    }
    await db.rows(sql`update sessions set refreshed_at = coalesce(refreshed_at, now()) where id = ${spent.id}`)
    return addPair(db, spent.id, newTokens(platformRefreshOf(refresh)))
  })

/** True if this is a refresh secret of an open session, used or not. */
export const hasSession = async (db: Queryable, refresh: string): Promise<boolean> =>
  (await db.find(sql`select from sessions where refresh_hash = ${hashOf(refresh)} and ended_at is null`)) !== undefined

const findSpent = (db: Queryable, refresh: string): Promise<Spent | undefined> =>
  db.find<Spent>(sql`
    select s.id, s.family, s.person_id as "personID",
      coalesce(s.refreshed_at < now() - make_interval(secs => ${overlapSeconds}::int), false) as "isStolen"
    from sessions s
    join people p on p.id = s.person_id
    join accounts a on a.id = p.account_id
    where s.refresh_hash = ${hashOf(refresh)} and s.ended_at is null and s.ends_at > now()
      and (s.idle_ends_at > now() or s.refreshed_at is not null)
      and p.status = 'active' and a.status <> 'closed'
    for update of s`)

/** Keeps the time of the sign-in: renewing doesn't make a session recent. */
async function addPair(db: Queryable, id: string, tokens: ShopTokens): Promise<ShopTokens> {
  await db.rows(sql`
    insert into sessions (family, person_id, token_hash, refresh_hash, signed_in_at, token_ends_at, idle_ends_at, ends_at,
      device)
    select family, person_id, ${hashOf(tokens.token)}, ${hashOf(tokens.refresh)}, signed_in_at,
      least(now() + make_interval(secs => ${tokenSeconds}::int), ends_at),
      least(now() + make_interval(days => ${idleDays}::int), ends_at), ends_at, device
    from sessions where id = ${id}`)
  return tokens
}
