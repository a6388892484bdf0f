import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { refuseRight } from '../../people/rights/billing-rights.ts'

/** Condition for sheets a person may open: own, or all of the account with account-view. `s` is the sheet. */
export const visibleSheets = ({ account, personID, rights }: Customer): Sql =>
  rights.has('account-view')
    ? sql`s.account_id = ${account.id}`
    : sql`s.account_id = ${account.id} and s.person_id = ${personID}`

export async function sheetsInScope(db: Queryable, customer: Customer, scope: number): Promise<Sql> {
  const { account, personID, rights } = customer
  if (scope === 2) return sql`false`
  if (scope === 1) return sql`s.account_id = ${account.id} and s.person_id = ${personID}`
  return rights.has('account-view') ? sql`s.account_id = ${account.id}` : refuseRight(db, customer, 'Account.NeedsView')
}
