import type { SpendingAccount, SpendingAccounts } from '@tessera/domain/payments/spending-account'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { OrderRecord } from './order-record.ts'

/** The spending accounts that an order's user may pay with, locked by ID. */
export async function readAccounts(
  db: Queryable,
  { marketplace, buyerID, userID, state }: OrderRecord,
  more: readonly string[] = [],
): Promise<SpendingAccounts> {
  const ids = [...state.payments.flatMap(({ spendingAccountID }) => spendingAccountID ?? []), ...more]
  if (ids.length === 0) return new Map()
  await db.rows(sql`
    select from spending_accounts
    where marketplace_id = ${marketplace} and buyer_id = ${buyerID} and id = any(${ids}::text[])
    order by id for update`)
  const rows = await db.rows<SpendingAccount>(sql`
    select a.id, (a.balance * 10000)::bigint::float8 as balance, a.allow_as_payment_method as "allowAsPaymentMethod",
      bool_or(s.allow_exceed) as "allowExceed", to_json(a.start_date) #>> '{}' as "startDate", to_json(a.end_date) #>> '{}' as "endDate"
    from spending_accounts a
    join spending_account_assignments s
      on s.marketplace_id = a.marketplace_id and s.buyer_id = a.buyer_id and s.spending_account_id = a.id
    where a.marketplace_id = ${marketplace} and a.buyer_id = ${buyerID} and a.id = any(${ids}::text[])
      and (s.user_id = ${userID} or (s.user_id is null and s.user_group_id is null) or s.user_group_id in (
        select g.user_group_id from user_group_assignments g
        where g.marketplace_id = ${marketplace} and g.company_type = 'buyer' and g.company_id = ${buyerID} and g.user_id = ${userID}))
    group by a.marketplace_id, a.buyer_id, a.id`)
  return new Map(rows.map((account) => [account.id, account]))
}
