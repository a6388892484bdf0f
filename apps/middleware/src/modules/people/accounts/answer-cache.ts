import type { Queryable } from '@tessera/server/database'
import { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import { together } from '@tessera/server/together'

/** Cached answers about an account's documents, and the last check for changes. */
interface Sighted {
  /** Every transaction before this ID had ended. */
  xmin: string
  /** Number of changes from `xmin` on that were visible then. */
  seen: number
  at: number
  answers: Map<string, Promise<Json>>
}

type Sighting = Pick<Sighted, 'xmin' | 'seen'> & { since: number }

export type KeptAnswers = (accountId: string, question: unknown, work: () => Promise<object>) => Promise<Json>

/** A list of 25 rows has 12,000 characters, so the cache stays below 10 MB. */
const maxAnswers = 800
/** Change records are deleted after a day; an older check would miss them. */
const longest = 60 * 60_000

/**
 * Caches answers until any process writes something of the account (decision 0049): one short check instead of reading
 * 25,000 documents. The question must include everything else the answer depends on.
 */
export function keptAnswers(db: Queryable, clock: () => number = Date.now): KeptAnswers {
  const accounts = new Map<string, Sighted>()
  let answers = 0

  const sightings = together((asked: readonly Asked[]) => readSightings(db, asked))

  const look = async (accountId: string): Promise<Sighted> => {
    const last = accounts.get(accountId)
    const known = last && clock() - last.at < longest ? last : undefined
    const asked = { accountId, xmin: known?.xmin ?? null }
    const { xmin, seen, since } = (await sightings(asked)).get(asked) ?? unseen()
    const now = { xmin, seen, at: clock(), answers: known && since === known.seen ? known.answers : new Map() }
    // unless a concurrent check has stored something newer
    if (accounts.get(accountId) === last) accounts.set(accountId, now)
    return now
  }

  return async (accountId, question, work) => {
    const { answers: kept } = await look(accountId)
    const key = JSON.stringify(question)
    const known = kept.get(key)
    if (known) return known
    if (++answers > maxAnswers) {
      accounts.clear()
      answers = 0
    }
    const made = work().then((answer) => new Json(JSON.stringify(answer)))
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}

interface Asked {
  accountId: string
  /** Of the last check. */
  xmin: string | null
}

/** Nothing has changed if the number of changes since the last check equals the number it had seen. */
async function readSightings(db: Queryable, asked: readonly Asked[]): Promise<ReadonlyMap<Asked, Sighting>> {
  const now = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const rows = await db.rows<Sighting>(sql`
    select ${now}::text as xmin, it.since, it.seen
    from unnest(${asked.map(({ accountId }) => accountId)}::text[], ${asked.map(({ xmin }) => xmin)}::xid8[])
      with ordinality as asked(account_id, since, nth)
    cross join lateral (
      select count(*)::int as since, (count(*) filter (where c.xid >= ${now}))::int as seen
      from account_changes c
      where c.account_id in (asked.account_id, '*') and c.xid >= coalesce(asked.since, ${now})
        and c.xid < pg_snapshot_xmax(pg_current_snapshot())) it
    order by asked.nth`)
  return new Map(asked.map((one, at) => [one, rows[at] ?? unseen()]))
}

function unseen(): never {
  throw new Error('Every look that was asked for has an answer.')
}
