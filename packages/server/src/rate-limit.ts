import type { Queryable } from './database.ts'
import { type Sql, sql } from './sql.ts'

export interface RateLimit {
  name: string
  hits: number
  seconds: number
}

/** Counts hits, one by default, and returns the seconds to wait if the limit is exceeded. All processes share the count. */
export async function recordHit(db: Queryable, limit: RateLimit, who: string, amount = 1): Promise<number | undefined> {
  const { name, seconds } = limit
  const counted = await db.find<{ hits: number; wait: number }>(sql`
    insert into rate_limits (key, hits) values (${`${name} ${who}`}, ${amount}::int)
    on conflict (key) do update set
      hits = case when rate_limits.started_at < now() - make_interval(secs => ${seconds}::int) then ${amount}::int else rate_limits.hits + ${amount}::int end,
      started_at = case when rate_limits.started_at < now() - make_interval(secs => ${seconds}::int) then now() else rate_limits.started_at end
    returning hits, ceil(extract(epoch from started_at + make_interval(secs => ${seconds}::int) - now()))::int as wait`)
  return counted && counted.hits > limit.hits ? Math.max(1, counted.wait) : undefined
}

/** The seconds to wait if the limit is already exceeded, without counting. */
export async function findWait(db: Queryable, limit: RateLimit, who: string): Promise<number | undefined> {
  const row = await db.find<{ wait: number }>(selectWait(limit, who))
  return row?.wait
}

/** The same as a query, to be a column of another. */
export const selectWait = ({ name, hits, seconds }: RateLimit, who: string): Sql => sql`
    select greatest(1, ceil(extract(epoch from started_at + make_interval(secs => ${seconds}::int) - now())))::int as wait
    from rate_limits
    where key = ${`${name} ${who}`} and hits >= ${hits}::int and started_at > now() - make_interval(secs => ${seconds}::int)`

/**
 * IPv6 callers own a whole /64, so the block is counted, not the address. Different spellings of an address give the
 * same block.
 */
export function addressBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.replace(/%.*$/, '').split('::')
  const [left, right] = [before, after ?? ''].map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = after === undefined ? 0 : Math.max(0, 8 - (left?.length ?? 0) - (right?.length ?? 0))
  const groups = [...(left ?? []), ...Array<string>(zeros).fill('0'), ...(right ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
