import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * Returns a secret of the shop by name. It is created at first use and shared by all processes (IDN-2: none is
 * shipped).
 */
export async function getSecret(db: Queryable, name: string): Promise<Buffer> {
  await db.rows(sql`insert into secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`)
  const row = await db.find<{ value: Buffer }>(sql`select value from secrets where name = ${name}`)
  if (!row) throw new Error(`The secret ${name} could not be kept.`)
  return row.value
}
