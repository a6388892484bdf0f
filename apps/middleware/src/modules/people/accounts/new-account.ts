import { randomBytes } from 'node:crypto'
import type { CustomerType } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface NewAccount {
  type: CustomerType
  name: string
  status: 'active' | 'in-review'
  preferredStore: string | null
  details: object
}

/** New accounts start with retail prices and without terms; an administrator grants more. */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<string> {
  const id = `a-${randomBytes(9).toString('base64url')}`
  await db.rows(sql`
    insert into accounts (id, number, name, type, status, preferred_store, details)
    values (${id}, nextval('account_numbers')::text, ${account.name}, ${account.type}, ${account.status},
      ${account.preferredStore}, ${JSON.stringify(account.details)}::jsonb)`)
  return id
}
