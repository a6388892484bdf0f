import type { Queryable } from './database.ts'
import type { RateLimit } from './rate-limit.ts'
import { sql } from './sql.ts'

interface Count {
  /** The count of all processes at the last synchronization. */
  settled: number
  /** Hits in this process since then. */
  fresh: number
  endsAt: number
}

interface MovedHits {
  key: string
  fresh: number
  seconds: number
}

interface SharedCount {
  key: string
  hits: number
  left: number
}

const settleMilliseconds = 500
const maxCallers = 20_000

/** Limiters with hits that are not written yet: those of one database are written together. */
const unsettled = new WeakMap<Queryable, Set<SoftRateLimiter>>()
/** One at a time: hits being sent must not be sent again. */
const turns = new WeakMap<Queryable, Promise<void>>()

/**
 * A limit without a write per call: a suggestion takes 0.1 ms, the write took 1 ms. Each process counts in memory and
 * adds its counts of all limits to the shared ones half a second after the first hit, so up to half a second of hits may
 * exceed the limit. Limits that must be exact write every hit.
 */
export class SoftRateLimiter {
  readonly #counts = new Map<string, Count>()
  readonly #limit: RateLimit
  readonly #db: Queryable

  constructor(db: Queryable, limit: RateLimit) {
    this.#db = db
    this.#limit = limit
  }

  /** Counts one hit and returns the seconds to wait if the limit is exceeded. */
  hit(who: string, now: number): number | undefined {
    const count = this.#countOf(who, now)
    count.fresh += 1
    planSettling(this.#db, this)
    if (count.settled + count.fresh <= this.#limit.hits) return undefined
    return Math.max(1, Math.ceil((count.endsAt - now) / 1000))
  }

  #countOf(who: string, now: number): Count {
    const known = this.#counts.get(who)
    if (known && known.endsAt > now) return known
    if (this.#counts.size >= maxCallers) this.#counts.clear()
    const count = { settled: 0, fresh: 0, endsAt: now + this.#limit.seconds * 1000 }
    this.#counts.set(who, count)
    return count
  }

  /** Writes the hits of this limiter now. */
  settle(now: number): Promise<void> {
    return settleAll(this.#db, [this], now)
  }

  /** The hits since the last time. */
  listMoved(): MovedHits[] {
    const { name, seconds } = this.#limit
    return [...this.#counts]
      .filter(([, { fresh }]) => fresh > 0)
      .map(([who, { fresh }]) => ({ key: `${name} ${who}`, fresh, seconds }))
  }

  /** Takes over what was written. */
  takeOver(moved: readonly MovedHits[], shared: ReadonlyMap<string, SharedCount>, now: number): void {
    for (const { key, fresh } of moved) {
      const count = this.#counts.get(key.slice(this.#limit.name.length + 1))
      const written = shared.get(key)
      if (!count) continue
      count.fresh = Math.max(0, count.fresh - fresh)
      if (written) Object.assign(count, { settled: written.hits, endsAt: now + written.left * 1000 })
    }
  }
}

function planSettling(db: Queryable, limiter: SoftRateLimiter): void {
  const waiting = unsettled.get(db)
  if (waiting) {
    waiting.add(limiter)
    return
  }
  const planned = new Set([limiter])
  unsettled.set(db, planned)
  const settle = () => {
    unsettled.delete(db)
    // if the database is down, these hits are counted next time
    settleAll(db, [...planned], Date.now()).catch(() => undefined)
  }
  setTimeout(settle, settleMilliseconds).unref()
}

function settleAll(db: Queryable, limiters: readonly SoftRateLimiter[], now: number): Promise<void> {
  const before = turns.get(db) ?? Promise.resolve()
  const turn = before.then(() => writeHits(db, limiters, now))
  turns.set(
    db,
    turn.catch(() => undefined),
  )
  return turn
}

/** Sorted by key: two processes that write at once must not deadlock. */
async function writeHits(db: Queryable, limiters: readonly SoftRateLimiter[], now: number): Promise<void> {
  const moved = limiters.map((limiter) => ({ limiter, hits: limiter.listMoved() }))
  const all = moved.flatMap(({ hits }) => hits)
  if (all.length === 0) return
  const rows = await db.rows<SharedCount>(sql`
    with moved as materialized (
      select key, sum(fresh)::int as fresh, make_interval(secs => max(seconds)) as span
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as m(key text, fresh int, seconds int)
      group by key),
    written as (
      insert into rate_limits as t (key, hits)
      select key, fresh from moved order by key
      on conflict (key) do update set
        hits = case when t.started_at < now() - (select span from moved m where m.key = excluded.key) then 0 else t.hits end + excluded.hits,
        started_at = case when t.started_at < now() - (select span from moved m where m.key = excluded.key) then now() else t.started_at end
      returning t.key, t.hits, t.started_at)
    select w.key, w.hits, extract(epoch from w.started_at + m.span - now())::float as left
    from written w join moved m on m.key = w.key`)
  const shared = new Map(rows.map((row) => [row.key, row]))
  for (const { limiter, hits } of moved) limiter.takeOver(hits, shared, now)
}
