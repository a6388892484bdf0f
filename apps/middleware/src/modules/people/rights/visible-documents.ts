import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { refuseRight } from './billing-rights.ts'

const ownDocuments = (row: Sql, { account, personID }: Customer): Sql =>
  sql`${row}.account_id = ${account.id} and ${row}.person_id = ${personID}`

/** Condition for documents a person may open: their own, or all of the account with account-view (ACC-1). */
export const visibleDocuments = (row: Sql, customer: Customer): Sql =>
  customer.rights.has('account-view') ? sql`${row}.account_id = ${customer.account.id}` : ownDocuments(row, customer)

/** 1 own documents, 2 documents of customers who gave our number, 3 all documents of the account. */
export async function documentsInScope(
  db: Queryable,
  row: Sql,
  customer: Customer,
  scope: number,
  referred: Sql,
): Promise<Sql> {
  if (scope === 2) return referred
  if (scope === 1) return ownDocuments(row, customer)
  if (!customer.rights.has('account-view')) return refuseRight(db, customer, 'Account.NeedsView')
  return sql`${row}.account_id = ${customer.account.id}`
}
