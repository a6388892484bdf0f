import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { documentsInScope, visibleDocuments } from '../../people/rights/visible-documents.ts'

/** Condition for orders a person may open (ACC-1), `d` is the document. Approvers may open what they are asked about. */
export function visibleOrders(customer: Customer): Sql {
  const own = visibleDocuments(sql`d`, customer)
  if (!customer.rights.has('approve') || customer.rights.has('account-view')) return own
  return sql`(${own} or (d.account_id = ${customer.account.id} and d.approval_asked_at is not null))`
}

/** 1 own orders, 2 orders of customers who gave our number, 3 all orders of the account. */
export const ordersInScope = (db: Queryable, customer: Customer, scope: number): Promise<Sql> =>
  documentsInScope(db, sql`d`, customer, scope, sql`d.referred_by = ${customer.account.id}`)

/** The database maintains these counts, because counting 25,000 orders takes longer than reading a page of them. */
export function countInScope({ account, personID }: Customer, scope: number): Sql {
  const owner = { 1: `person ${account.id} ${personID}`, 2: `referred ${account.id}` }[scope] ?? `account ${account.id}`
  return sql`coalesce((select documents from sales_counts where owner = ${owner}), 0)`
}

/** Limits the text search to the scope's account; the list itself checks which of those orders are visible. */
export const searchTextInScope = ({ account }: Customer, scope: number): Sql =>
  scope === 2 ? sql`referred_by = ${account.id}` : sql`account_id = ${account.id}`
