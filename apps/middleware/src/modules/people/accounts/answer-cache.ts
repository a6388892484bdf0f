import { coalesce } from '@tessera/server/coalesce'
import type { Queryable } from '@tessera/server/database'
import { databaseNode } from '@tessera/server/database-node'
import { JsonText } from '@tessera/server/json-text'
import { readOncePerPage } from '@tessera/server/one-page'
import { sql } from '@tessera/server/sql'

/** Cached answers about an account's documents, and the last check for changes. */
interface CachedAccount {
  /** The server whose transactions these are. */
  node: string
  /** Every transaction before this ID had ended. */
  xmin: string
  /** Number of changes from `xmin` on that were visible then. */
  seen: number
  at: number
  answers: Map<string, Promise<JsonText>>
}

type ChangeCheck = Pick<CachedAccount, 'node' | 'xmin' | 'seen'> & { since: number }

export type AnswerCache = (accountId: string, question: unknown, work: () => Promise<object>) => Promise<JsonText>

/** A list of 25 rows has 12,000 characters, so the cache stays below 10 MB. */
const maxAnswers = 800
/** Change records are deleted after a day; an older check would miss them. */
const maxAgeMilliseconds = 60 * 60_000

/**
 * Caches answers until any process writes something of the account (decision 0049): one short check instead of reading
 * 25,000 documents. The question must include everything else the answer depends on.
 */
export function createAnswerCache(db: Queryable, clock: () => number = Date.now): AnswerCache {
  const accounts = new Map<string, CachedAccount>()
  let answers = 0

  const checks = coalesce((queries: readonly ChangeQuery[]) => readChangeChecks(db, queries), { waits: true })

  const checkAccount = async (accountId: string): Promise<CachedAccount> => {
    const last = accounts.get(accountId)
    const known = last && clock() - last.at < maxAgeMilliseconds ? last : undefined
    const query = { accountId, xmin: known?.xmin ?? null }
    const { node, xmin, seen, since } = (await checks(query)).get(query) ?? throwMissing()
    const isCurrent = known && since === known.seen && node === known.node
    const now = { node, xmin, seen, at: clock(), answers: isCurrent ? known.answers : new Map() }
    // unless a concurrent check has stored something newer
    if (accounts.get(accountId) === last) accounts.set(accountId, now)
    return now
  }

  return async (accountId, question, work) => {
    const { answers: cached } = await readOncePerPage(`changes of ${accountId}`, () => checkAccount(accountId))
    const key = JSON.stringify(question)
    const known = cached.get(key)
    if (known) return known
    if (++answers > maxAnswers) {
      accounts.clear()
      answers = 0
    }
    const made = work().then((answer) => new JsonText(JSON.stringify(answer)))
    cached.set(key, made)
    made.catch(() => cached.delete(key))
    return made
  }
}

interface ChangeQuery {
  accountId: string
  /** Of the last check. */
  xmin: string | null
}

/** Nothing has changed if the number of changes since the last check equals the number it had seen. */
async function readChangeChecks(
  db: Queryable,
  queries: readonly ChangeQuery[],
): Promise<ReadonlyMap<ChangeQuery, ChangeCheck>> {
  const now = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const rows = await db.rows<ChangeCheck>(sql`
    select ${databaseNode} as node, ${now}::text as xmin, it.since, it.seen
    from unnest(${queries.map(({ accountId }) => accountId)}::text[], ${queries.map(({ xmin }) => xmin)}::xid8[])
      with ordinality as asked(account_id, since, nth)
    cross join lateral (
      select count(*)::int as since, (count(*) filter (where c.xid >= ${now}))::int as seen
      from account_changes c
      where c.account_id in (asked.account_id, '*') and c.xid >= coalesce(asked.since, ${now})
        and c.xid < pg_snapshot_xmax(pg_current_snapshot())) it
    order by asked.nth`)
  return new Map(queries.map((one, at) => [one, rows[at] ?? throwMissing()]))
}

function throwMissing(): never {
  throw new Error('Every look that was asked for has an answer.')
}
