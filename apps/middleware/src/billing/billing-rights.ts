import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import { shopErrors } from '@tessera/contract/middleware/errors'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../session/get-customer.ts'
import { refuse, ShopError } from '../shop-error.ts'
import type { Customer, Right, Visitor } from '../visitor.ts'

/** Who may pay may see what to pay. */
const seeing: readonly Right[] = ['billing-view', 'billing-pay']
const paying: readonly Right[] = ['billing-pay']

/** Billing is for professionals, and there for whoever has the right; everybody else hears why, and who can grant it. */
export const billingViewer = (db: Queryable, call: { actor: Visitor }): Promise<Customer> =>
  allowed(db, call, seeing, 'Billing.NeedsView')

export const billingPayer = (db: Queryable, call: { actor: Visitor }): Promise<Customer> =>
  allowed(db, call, paying, 'Billing.NeedsPay')

async function allowed(
  db: Queryable,
  call: { actor: Visitor },
  rights: readonly Right[],
  code: ShopErrorCode,
): Promise<Customer> {
  const customer = customerOf(call)
  if (customer.account.type !== 'Pro') return refuse('Billing.ProOnly')
  if (rights.some((right) => customer.rights.has(right))) return customer
  return refuseRight(db, customer, code)
}

/** Tells the people of the account who may grant rights, by name. */
export async function refuseRight(db: Queryable, customer: Customer, code: ShopErrorCode): Promise<never> {
  throw await missingRight(db, customer, code)
}

export async function missingRight(db: Queryable, { account }: Customer, code: ShopErrorCode): Promise<ShopError> {
  const managers = await db.rows<{ name: string }>(sql`
    select concat_ws(' ', first_name, last_name) as name from people
    where account_id = ${account.id} and status = 'active' and 'can_create_user' = any(rights)
    order by name
    limit 5`)
  const names = managers.map(({ name }) => name)
  const who = names.length > 0 ? ` Please ask ${names.join(' or ')}.` : ''
  return new ShopError(code, { message: shopErrors[code].message + who, data: { managers: names } })
}
