import type { Queryable } from './database.ts'
import { sql } from './sql.ts'

export interface RateLimit {
  name: string
  hits: number
  seconds: number
}

/** Counts one hit and returns the seconds to wait if the limit is exceeded. All processes share the count. */
export async function recordHit(
  db: Queryable,
  { name, hits, seconds }: RateLimit,
  who: string,
): Promise<number | undefined> {
  const row = await db.find<{ hits: number; wait: number }>(sql`
    insert into rate_limits (key) values (${`${name} ${who}`})
    on conflict (key) do update set
      hits = case when rate_limits.started_at < now() - make_interval(secs => ${seconds}::int) then 1 else rate_limits.hits + 1 end,
      started_at = case when rate_limits.started_at < now() - make_interval(secs => ${seconds}::int) then now() else rate_limits.started_at end
    returning hits, ceil(extract(epoch from started_at + make_interval(secs => ${seconds}::int) - now()))::int as wait`)
  return row && row.hits > hits ? Math.max(1, row.wait) : undefined
}

/** The seconds to wait if the limit is already exceeded, without counting. */
export async function findWait(
  db: Queryable,
  { name, hits, seconds }: RateLimit,
  who: string,
): Promise<number | undefined> {
  const row = await db.find<{ wait: number }>(sql`
    select ceil(extract(epoch from started_at + make_interval(secs => ${seconds}::int) - now()))::int as wait
    from rate_limits
    where key = ${`${name} ${who}`} and hits >= ${hits}::int and started_at > now() - make_interval(secs => ${seconds}::int)`)
  return row && Math.max(1, row.wait)
}

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
