import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'

/**
 * Whether the account has bought the product or a sample of it, online or in a store: a colleague who installed it may
 * review it too. Canceled and fully returned lines do not count.
 */
export async function findPurchase(
  db: Queryable,
  { account }: Customer,
  { sku, facts }: Pick<CatalogProduct, 'sku' | 'facts'>,
): Promise<'bought' | 'sample' | 'no'> {
  const samples = facts.sample ? [facts.sample.retailSku, facts.sample.proSku] : []
  const found = await db.find<{ sku: string }>(sql`
    select l.sku from sales_documents d join sales_lines l on l.document_id = d.id
    where d.account_id = ${account.id} and d.status in ('open', 'completed') and d.order_type <> 'return'
      and l.sku = any(${[sku, ...samples]}::text[]) and l.boxes > l.canceled_boxes + l.returned_boxes
    order by l.sku = ${sku} desc limit 1`)
  if (!found) return 'no'
  return found.sku === sku ? 'bought' : 'sample'
}
