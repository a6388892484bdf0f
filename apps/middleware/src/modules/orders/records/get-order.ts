import type { OrderDetail } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { listApprovers } from '../../people/spending-limits/approvers.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { findOrder } from './find-order.ts'
import { findPickUp } from './find-pick-up.ts'
import type { OrderRecord } from './order-record.ts'
import { orderView } from './order-view.ts'
import { listPartners } from './partners.ts'
import { visibleOrders } from './visible-orders.ts'

/** Knowing a number gives no access: other customers' orders are not found (ACC-2). */
export async function getOrderRecord(db: Queryable, customer: Customer, id: string): Promise<OrderRecord> {
  const found = /^[\w-]{1,100}$/.test(id) ? await findOrder(db, id, visibleOrders(customer)) : undefined
  return found ?? refuse('NotFound', { message: 'We couldn’t find this order.' })
}

export async function getOrder(
  { database, catalog }: Pick<SalesNeeds, 'database' | 'catalog'>,
  customer: Customer,
  id: string,
  now: Date,
): Promise<OrderDetail> {
  const record = await getOrderRecord(database, customer, id)
  const partners = await listPartners(
    database,
    sql`account_id = ${customer.account.id} and (id in (${record.soldTo}, ${record.shipTo})
      or is_default and role in ('bill-to', 'payer'))`,
  )
  const { account, rights, personID } = customer
  const approvers = record.approvalAskedAt ? await listApprovers(database, account.id) : []
  const seesBilling = account.type === 'Pro' && (rights.has('billing-view') || rights.has('billing-pay'))
  const paysHere = account.type !== 'Pro'
  return orderView(record, {
    partners,
    catalog,
    seesBilling,
    paysHere,
    personId: personID,
    mayApprove: rights.has('approve'),
    approvers,
    pickUp: await findPickUp(database, record, now),
    now,
  })
}
