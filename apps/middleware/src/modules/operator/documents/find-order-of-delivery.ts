import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { visibleOrders } from '../../orders/records/visible-orders.ts'

/** Finds the order of a delivery, if the customer may see that order. */
export async function findOrderOfDelivery(db: Queryable, customer: Customer, id: string): Promise<string | undefined> {
  const row = await db.find<{ number: string }>(sql`
    select d.id as number from deliveries v join sales_documents d on d.id = v.document_id
    where v.id = ${id} and ${visibleOrders(customer)}`)
  return row?.number
}
