import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Created at the first start, then constant; several processes may start at once. */
export async function providerSecret(db: Queryable, provider: string): Promise<string> {
  await db.rows(sql`
    insert into provider_secrets (provider, secret) values (${provider}, ${randomBytes(32).toString('base64url')})
    on conflict do nothing`)
  const row = await db.find<{ secret: string }>(sql`select secret from provider_secrets where provider = ${provider}`)
  if (!row) throw new Error(`${provider} has no secret`)
  return row.secret
}
