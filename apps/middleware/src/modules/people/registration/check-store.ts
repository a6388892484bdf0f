import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'

/** Returns the ID of an active store, or null. */
export async function checkStore(db: Queryable, id: string | null): Promise<string | null> {
  if (!id) return null
  const store = await db.find(sql`select from stores where id = ${id} and active`)
  return store ? id : invalid('preferredStore', 'We couldn’t find that store.')
}
