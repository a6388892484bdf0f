import type { PostalAddress } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { listPartners } from '../../orders/records/partners.ts'

/** The address that bills of the account go to; null if none is known. */
export async function findBillTo(db: Queryable, { account }: Customer): Promise<PostalAddress | null> {
  const [billTo] = await listPartners(db, sql`account_id = ${account.id} and is_default and role = 'bill-to'`)
  return billTo?.place ?? null
}
