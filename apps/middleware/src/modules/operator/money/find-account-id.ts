import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'

/** The account of a customer number; unknown ones are refused. */
export async function findAccountId(db: Queryable, number: string): Promise<string> {
  const account = await db.find<{ id: string }>(sql`select id from accounts where number = ${number}`)
  return account?.id ?? refuse('NotFound', { message: 'We couldn’t find this customer.' })
}
