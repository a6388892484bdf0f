import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { refuseRight } from '../../people/rights/billing-rights.ts'

/** Orders a person may open: their own, or all of the account for whoever may see it (ACC-1). `d` is the document. */
export const visibleOrders = ({ account, personID, rights }: Customer): Sql =>
  rights.has('account-view')
    ? sql`d.account_id = ${account.id}`
    : sql`d.account_id = ${account.id} and d.person_id = ${personID}`

/** 1 my own, 2 of customers who gave our number, 3 all of the account. */
export async function ordersInScope(db: Queryable, customer: Customer, scope: number): Promise<Sql> {
  const { account, personID, rights } = customer
  if (scope === 2) return sql`d.referred_by = ${account.id}`
  if (scope === 1) return sql`d.account_id = ${account.id} and d.person_id = ${personID}`
  if (!rights.has('account-view')) return refuseRight(db, customer, 'Account.NeedsView')
  return sql`d.account_id = ${account.id}`
}

/** Kept by the database with every order, since counting 25,000 takes longer than reading a page of them. */
export function countInScope({ account, personID }: Customer, scope: number): Sql {
  const owner = { 1: `person ${account.id} ${personID}`, 2: `referred ${account.id}` }[scope] ?? `account ${account.id}`
  return sql`coalesce((select documents from sales_counts where owner = ${owner}), 0)`
}

/** Whose words a list in that scope may hold; which of those orders somebody sees is asked apart. */
export const wordsInScope = ({ account }: Customer, scope: number): Sql =>
  scope === 2 ? sql`referred_by = ${account.id}` : sql`account_id = ${account.id}`
