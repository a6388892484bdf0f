import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { getOrderRecord } from './get-order.ts'
import type { OrderRecord } from './order-record.ts'

/** Locks an order the customer may open until the transaction ends. */
export async function lockOrder(db: Queryable, customer: Customer, number: string): Promise<OrderRecord> {
  await db.rows(sql`
    select from sales_documents where account_id = ${customer.account.id} and (id = ${number} or platform_order_id = ${number})
    for update`)
  return getOrderRecord(db, customer, number)
}
