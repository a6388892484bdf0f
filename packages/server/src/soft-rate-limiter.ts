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

const settleMilliseconds = 500
const maxCallers = 20_000

/**
 * A limit without a write per call: a suggestion takes 0.1 ms, the write took 1 ms. Each process counts in memory and
 * adds its count to the shared one twice a second, so up to half a second of hits may exceed the limit. Limits that
 * must be exact write every hit.
 */
export class SoftRateLimiter {
  readonly #counts = new Map<string, Count>()
  readonly #limit: RateLimit
  readonly #db: Queryable
  #settledAt = 0
  #settling: Promise<void> = Promise.resolve()

  constructor(db: Queryable, limit: RateLimit) {
    this.#db = db
    this.#limit = limit
  }

  /** Counts one hit and returns the seconds to wait if the limit is exceeded. */
  hit(who: string, now: number): number | undefined {
    const count = this.#countOf(who, now)
    count.fresh += 1
    if (now - this.#settledAt >= settleMilliseconds) {
      this.#settledAt = now
      // if the database is down, these hits are counted next time
      this.settle(now).catch(() => undefined)
    }
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

  /** Runs one at a time: hits being sent must not be sent again. */
  settle(now: number): Promise<void> {
    const turn = this.#settling.then(() => this.#settleNow(now))
    this.#settling = turn.catch(() => undefined)
    return turn
  }

  /** Sorted by key: two processes that write at once must not deadlock. */
  async #settleNow(now: number): Promise<void> {
    const { name, seconds } = this.#limit
    const moved = [...this.#counts].filter(([, { fresh }]) => fresh > 0).map(([who, { fresh }]) => ({ who, fresh }))
    if (moved.length === 0) return
    const span = sql`make_interval(secs => ${seconds}::int)`
    const rows = await this.#db.rows<{ key: string; hits: number; left: number }>(sql`
      insert into rate_limits (key, hits)
      select ${name} || ' ' || who, fresh
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(who text, fresh int) order by who
      on conflict (key) do update set
        hits = case when rate_limits.started_at < now() - ${span} then 0 else rate_limits.hits end + excluded.hits,
        started_at = case when rate_limits.started_at < now() - ${span} then now() else rate_limits.started_at end
      returning key, hits, extract(epoch from started_at + ${span} - now())::float as left`)
    for (const { who, fresh } of moved) {
      const count = this.#counts.get(who)
      if (count) count.fresh = Math.max(0, count.fresh - fresh)
    }
    for (const { key, hits, left } of rows) {
      const count = this.#counts.get(key.slice(name.length + 1))
      if (count) Object.assign(count, { settled: hits, endsAt: now + left * 1000 })
    }
  }
}
