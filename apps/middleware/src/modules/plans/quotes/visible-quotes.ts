import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { refuseRight } from '../../people/rights/billing-rights.ts'

/** Condition for quotes a person may open: own, or all of the account with account-view. `q` is the quote. */
export const visibleQuotes = ({ account, personID, rights }: Customer): Sql =>
  rights.has('account-view')
    ? sql`q.account_id = ${account.id}`
    : sql`q.account_id = ${account.id} and q.person_id = ${personID}`

/** 1 own quotes, 3 all quotes of the account. Quotes are never referred, so 2 is empty. */
export async function quotesInScope(db: Queryable, customer: Customer, scope: number): Promise<Sql> {
  const { account, personID, rights } = customer
  if (scope === 2) return sql`false`
  if (scope === 1) return sql`q.account_id = ${account.id} and q.person_id = ${personID}`
  return rights.has('account-view') ? sql`q.account_id = ${account.id}` : refuseRight(db, customer, 'Account.NeedsView')
}
