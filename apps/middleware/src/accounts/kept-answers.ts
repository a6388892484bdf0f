import type { Queryable } from '@tessera/server/database'
import { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'

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

  const look = async (accountId: string): Promise<Sighted> => {
    const last = accounts.get(accountId)
    const known = last && clock() - last.at < longest ? last : undefined
    const { xmin, seen, since } = await readSighting(db, accountId, known?.xmin)
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

/** As many changes since the last look as it had seen itself means that nothing has changed since. */
async function readSighting(db: Queryable, accountId: string, since: string | undefined): Promise<Sighting> {
  const now = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const row = await db.find<Sighting>(sql`
    select ${now}::text as xmin, count(*)::int as since, (count(*) filter (where xid >= ${now}))::int as seen
    from account_changes
    where account_id in (${accountId}, '*') and xid >= ${since === undefined ? now : sql`${since}::xid8`}
      and xid < pg_snapshot_xmax(pg_current_snapshot())`)
  if (!row) throw new Error('An aggregate without a group answers one row.')
  return row
}
