import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { EmailReader } from '../../people/accounts/account-emails.ts'

/** People of the account who may pay its invoices. */
export const payersOf = (db: Queryable, accountId: string): Promise<EmailReader[]> =>
  db.rows(sql`
    select email, first_name as "firstName" from people
    where account_id = ${accountId} and status = 'active' and 'billing-pay' = any(rights)
    order by email`)
