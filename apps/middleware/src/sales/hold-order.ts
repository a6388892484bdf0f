import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../shop-error.ts'

/** Nothing leaves an order while its lines change on the platform; a program that dies meanwhile holds it for a minute. */
export async function holdOrder(db: Queryable, id: string, now: Date): Promise<void> {
  const held = await db.find(sql`
    update sales_documents set cancel_asked_at = ${now}
    where id = ${id} and (cancel_asked_at is null or cancel_asked_at < ${now}::timestamptz - interval '1 minute')
    returning id`)
  if (!held) refuse('Server.Busy', { headers: { 'retry-after': '5' } })
}
