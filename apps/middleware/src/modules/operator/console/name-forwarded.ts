import type { ForwardedNumbers } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { StaffMember } from '../../../kit/visitor.ts'
import { nameOrders } from '../orders/name-orders.ts'

const maxIds = 50
const pageSize = 100
/** A page of 50 orders with 20 lines each. */
const maxPages = 10

interface Needs {
  database: Database
  commerce: Commerce
}

/**
 * The numbers of the customers' orders behind orders that were forwarded to this supplier, by ID or by number. The
 * platform hides that link from suppliers, so the shop reads it for them: the number alone, and of their own orders
 * only. An order that was placed through the API has its ID for a number.
 */
export async function nameForwarded(
  needs: Needs,
  { companyID }: StaffMember,
  { orderIds, number }: { orderIds: string; number: string },
): Promise<ForwardedNumbers> {
  const ids = [...new Set(orderIds.split(',').filter(Boolean))]
  if (ids.length > maxIds) invalid('orderIds', `Ask for at most ${maxIds} orders.`)
  const incoming = isNumber.test(number) ? await findPlatformOrder(needs.database, number) : undefined
  if (!companyID || (ids.length === 0 && !incoming)) return { items: [] }
  const filters = incoming ? { IncomingOrderID: incoming } : { 'Order.ID': ids.join('|') }
  const links = await readLinks(needs.commerce, companyID, filters, incoming ? undefined : ids.length)
  const { items } = await nameOrders(needs.database, [...new Set(links.values())].join(','))
  const numbers = new Map(items.map((order) => [order.orderId, order.number]))
  return {
    items: [...links].map(([orderId, incomingId]) => ({ orderId, number: numbers.get(incomingId) ?? incomingId })),
  }
}

/** Numbers and IDs have no others; in a filter some would stand for any text. */
const isNumber = /^[\w-]+$/

async function findPlatformOrder(db: Database, number: string): Promise<string> {
  const row = await db.find<{ id: string | null }>(
    sql`select platform_order_id as id from sales_documents where id = ${number}`,
  )
  return row?.id ?? number
}

/** The order of a customer behind each order to the supplier. Reads lines until each of so many orders has one. */
async function readLinks(
  { client, backOffice }: Commerce,
  supplierID: string,
  filters: Record<string, string>,
  count = Number.POSITIVE_INFINITY,
): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (let page = 1, pages = 1; page <= Math.min(pages, maxPages) && links.size < count; page += 1) {
    const query = { supplierID, filters, page, pageSize }
    const { Items, Meta } = await client.LineItems.ListAcrossOrders('Outgoing', query, await backOffice())
    pages = Meta?.TotalPages ?? 1
    for (const { OrderID, IncomingOrderID } of Items)
      if (OrderID && IncomingOrderID) links.set(OrderID, IncomingOrderID)
  }
  return links
}
