import type { Queryable } from '@tessera/server/database'
import { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import { together } from '@tessera/server/together'

/** What was answered about an account's papers, and the last look at whether they changed. */
interface Sighted {
  /** Every transaction before it was over. */
  xmin: string
  /** Changes from `xmin` on that were visible then. */
  seen: number
  at: number
  answers: Map<string, Promise<Json>>
}

type Sighting = Pick<Sighted, 'xmin' | 'seen'> & { since: number }

export type KeptAnswers = (accountId: string, question: unknown, work: () => Promise<object>) => Promise<Json>

/** A list of 25 has 12,000 signs, so that all of these stay below 10 MB. */
const maxAnswers = 800
/** Notes of changes are thrown away after a day; whoever looked before would miss them. */
const longest = 60 * 60_000

/**
 * Answers that hold until something of the account is written, by whichever process (decision 0049): one short look
 * instead of 25,000 documents. The question must name all that the answer depends on beside the account's papers.
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
    // unless another look was first to see something newer
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
  /** Of the last look. */
  xmin: string | null
}

/** As many changes since the last look as it had seen itself means that nothing has changed since. */
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
