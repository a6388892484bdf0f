import type { Queryable } from '@tessera/server/database'
import { hit, type Limit } from '@tessera/server/rate-limit'
import { refuse } from '../shop-error.ts'

/** Counts once more, and refuses in the words of every limit when that is too often. */
export async function countHit(db: Queryable, limit: Limit, who: string): Promise<void> {
  const wait = await hit(db, limit, who)
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
}
