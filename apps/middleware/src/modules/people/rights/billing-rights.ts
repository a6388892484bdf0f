import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import { shopErrors } from '@tessera/contract/middleware/errors'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { refuse, ShopError } from '../../../kit/shop-error.ts'
import type { AccountRight, Customer, Visitor } from '../../../kit/visitor.ts'

/** The right to pay includes the right to view. */
const viewRights: readonly AccountRight[] = ['billing-view', 'billing-pay']
const payRights: readonly AccountRight[] = ['billing-pay']

/** Billing is for Pro Accounts and users with the right; the refusal names who can grant it. */
export const billingViewer = (db: Queryable, call: { actor: Visitor }): Promise<Customer> =>
  requireRight(db, call, viewRights, 'Billing.NeedsView')

export const billingPayer = (db: Queryable, call: { actor: Visitor }): Promise<Customer> =>
  requireRight(db, call, payRights, 'Billing.NeedsPay')

/**
 * Checks the right to see or pay these documents. Customers without billing may see and pay only debits of their own
 * orders, such as a quote's deposit.
 */
export async function debtPayer(
  db: Queryable,
  call: { actor: Visitor },
  documentIds: readonly string[],
): Promise<Customer> {
  const customer = customerOf(call)
  return (await isOwnDebt(db, customer, documentIds)) ? customer : billingPayer(db, call)
}

export async function debtViewer(db: Queryable, call: { actor: Visitor }, documentId: string): Promise<Customer> {
  const customer = customerOf(call)
  return (await isOwnDebt(db, customer, [documentId])) ? customer : billingViewer(db, call)
}

async function isOwnDebt(db: Queryable, { account }: Customer, documentIds: readonly string[]): Promise<boolean> {
  if (account.type === 'Pro' || documentIds.length === 0) return false
  const row = await db.find<{ count: number }>(sql`
    select count(*)::int as count from billing_documents b
    join sales_documents d on d.id = b.sales_document_id and d.account_id = b.account_id
    where b.id = any(${documentIds}::text[]) and b.account_id = ${account.id} and b.side = 'debit'`)
  return row?.count === new Set(documentIds).size
}

async function requireRight(
  db: Queryable,
  call: { actor: Visitor },
  rights: readonly AccountRight[],
  code: ShopErrorCode,
): Promise<Customer> {
  const customer = customerOf(call)
  if (customer.account.type !== 'Pro') return refuse('Billing.ProOnly')
  if (rights.some((right) => customer.rights.has(right))) return customer
  return refuseRight(db, customer, code)
}

/** The refusal lists the managers of the account by name. */
export async function refuseRight(db: Queryable, customer: Customer, code: ShopErrorCode): Promise<never> {
  throw await missingRight(db, customer, code)
}

/** Names of those who give rights. */
export const managerNames = (accountID: string): Sql => sql`
  select concat_ws(' ', first_name, last_name) as name from people
  where account_id = ${accountID} and status = 'active' and 'can_create_user' = any(rights)
  order by name
  limit 5`

export async function missingRight(
  db: Queryable,
  { account }: Customer,
  code: ShopErrorCode,
  data: object = {},
): Promise<ShopError> {
  const managers = await db.rows<{ name: string }>(managerNames(account.id))
  const names = managers.map(({ name }) => name)
  const who = names.length > 0 ? ` Please ask ${names.join(' or ')}.` : ''
  return new ShopError(code, { message: shopErrors[code].message + who, data: { ...data, managers: names } })
}
