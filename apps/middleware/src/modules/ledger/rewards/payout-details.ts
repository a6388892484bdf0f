import { type Sql, sql } from '@tessera/server/sql'

/** True if an active user of the account has submitted the vendor-payment form. */
export const hasPayoutDetails = (accountId: Sql): Sql => sql`exists (
  select from vendor_payments v
  join vendor_invitations i on i.id = v.invitation_id
  join people p on lower(p.email) = lower(i.email)
  where p.account_id = ${accountId} and p.status = 'active')`
