import type { Queryable } from '@tessera/server/database'
import { type RateLimit, recordHit } from '@tessera/server/rate-limit'
import { refuse } from '../shop-error.ts'

/** Counts one hit and refuses with the error of every rate limit when the limit is exceeded. */
export async function countHit(db: Queryable, limit: RateLimit, who: string): Promise<void> {
  const wait = await recordHit(db, limit, who)
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
}
