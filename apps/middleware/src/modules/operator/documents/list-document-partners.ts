import type { OrderPartner } from '@tessera/client/shop/types.gen'
import { documentPrefixes } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { listPartners } from '../../orders/records/partners.ts'
import { visibleOrders } from '../../orders/records/visible-orders.ts'

interface PartnerIds {
  soldTo: string | null
  shipTo: string | null
}

export const isBillingType = (type: string): boolean => documentPrefixes.some((prefix) => prefix === type)

/**
 * Lists the partners of a document. The query is restricted to the caller, so other customers' documents are not found.
 */
export async function listDocumentPartners(
  db: Queryable,
  customer: Customer,
  type: string,
  id: string,
): Promise<OrderPartner[]> {
  const named = (await db.find<PartnerIds>(partnerQuery(customer, type, id))) ?? refuse('NotFound')
  return listPartners(
    db,
    sql`account_id = ${customer.account.id} and (id in (${named.soldTo}, ${named.shipTo})
      or is_default and role in ('bill-to', 'payer'))`,
  )
}

function partnerQuery(customer: Customer, type: string, id: string): Sql {
  if (isBillingType(type))
    return sql`
      select sold_to as "soldTo", ship_to as "shipTo" from billing_documents
      where id = ${id} and type = ${type} and account_id = ${customer.account.id}`
  if (type === 'order')
    return sql`
      select d.sold_to as "soldTo", d.ship_to as "shipTo" from sales_documents d
      where (d.id = ${id} or d.platform_order_id = ${id}) and ${visibleOrders(customer)}`
  return invalid('documentTypeId', `Choose order or one of ${documentPrefixes.join(', ')}.`)
}
