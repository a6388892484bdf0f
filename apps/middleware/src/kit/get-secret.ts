import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * Returns a secret of the shop by name. It is created at first use and shared by all processes (IDN-2: none is
 * shipped).
 */
export async function getSecret(db: Queryable, name: string): Promise<Buffer> {
  const known = await findSecret(db, name)
  if (known) return known
  await db.rows(sql`insert into secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`)
  const created = await findSecret(db, name)
  if (!created) throw new Error(`The secret ${name} could not be kept.`)
  return created
}

const findSecret = async (db: Queryable, name: string): Promise<Buffer | undefined> =>
  (await db.find<{ value: Buffer }>(sql`select value from secrets where name = ${name}`))?.value
