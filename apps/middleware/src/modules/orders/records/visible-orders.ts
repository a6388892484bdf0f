import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { refuseRight } from '../../people/rights/billing-rights.ts'

/**
 * Condition for orders a person may open: their own, or all of the account with account-view (ACC-1). `d` is the
 * document.
 */
export const visibleOrders = ({ account, personID, rights }: Customer): Sql =>
  rights.has('account-view')
    ? sql`d.account_id = ${account.id}`
    : sql`d.account_id = ${account.id} and d.person_id = ${personID}`

/** 1 own orders, 2 orders of customers who gave our number, 3 all orders of the account. */
export async function ordersInScope(db: Queryable, customer: Customer, scope: number): Promise<Sql> {
  const { account, personID, rights } = customer
  if (scope === 2) return sql`d.referred_by = ${account.id}`
  if (scope === 1) return sql`d.account_id = ${account.id} and d.person_id = ${personID}`
  if (!rights.has('account-view')) return refuseRight(db, customer, 'Account.NeedsView')
  return sql`d.account_id = ${account.id}`
}

/** The database maintains these counts, because counting 25,000 orders takes longer than reading a page of them. */
export function countInScope({ account, personID }: Customer, scope: number): Sql {
  const owner = { 1: `person ${account.id} ${personID}`, 2: `referred ${account.id}` }[scope] ?? `account ${account.id}`
  return sql`coalesce((select documents from sales_counts where owner = ${owner}), 0)`
}

/** Limits the text search to the scope's account; the list itself checks which of those orders are visible. */
export const searchTextInScope = ({ account }: Customer, scope: number): Sql =>
  scope === 2 ? sql`referred_by = ${account.id}` : sql`account_id = ${account.id}`
