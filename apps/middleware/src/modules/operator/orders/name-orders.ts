import type { NamedOrders } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import { customerName } from './staff-order-columns.ts'

const maxIds = 100

/** The numbers under which customers and staff know orders of the platform. Unknown IDs are left out. */
export async function nameOrders(db: Queryable, given: string): Promise<NamedOrders> {
  const ids = [...new Set(given.split(',').filter(Boolean))]
  if (ids.length > maxIds) invalid('orderIds', `Ask for at most ${maxIds} orders.`)
  if (ids.length === 0) return { items: [] }
  const items = await db.rows<NamedOrders['items'][number]>(sql`
    select d.platform_order_id as "orderId", d.id as number, ${customerName} as customer
    from sales_documents d where d.platform_order_id = any(${ids}::text[])`)
  return { items }
}
