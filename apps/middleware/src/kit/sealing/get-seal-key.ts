import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { name, sql } from '@tessera/server/sql'
import type { SealKey } from './seal.ts'

/** The newest key of the table; older keys still open what they sealed. The first key is created on demand. */
export async function getSealKey(db: Queryable, table: 'certificate_keys' | 'vendor_keys'): Promise<SealKey> {
  const keys = name(table)
  const newest = await db.find<SealKey>(sql`select id, key from ${keys} order by created_at desc, id limit 1`)
  if (newest) return newest
  const key = randomBytes(32)
  const [made] = await db.rows<{ id: string }>(sql`insert into ${keys} (key) values (${key}) returning id`)
  return { id: made?.id ?? '', key }
}
