import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { name, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { Table, TableKey } from './table.ts'

/** The parent table of each path parameter. */
const parents: Record<string, { table: string; title: string }> = {
  apiClientID: { table: 'api_clients', title: 'ApiClient' },
  buyerID: { table: 'buyers', title: 'Buyer' },
  catalogID: { table: 'catalogs', title: 'Catalog' },
  productID: { table: 'products', title: 'Product' },
  specID: { table: 'specs', title: 'Spec' },
  supplierID: { table: 'suppliers', title: 'Supplier' },
  variantID: { table: 'variants', title: 'Variant' },
}

/** Runs only when nothing was found: a list under a missing buyer is a 404 for the buyer. */
export async function requireParents({ keys }: Pick<Table, 'keys'>, call: PlatformCall): Promise<void> {
  for (const key of keys) await requireParent(key, call)
}

async function requireParent(key: TableKey, call: PlatformCall): Promise<void> {
  const parent = 'parameter' in key ? parents[key.parameter] : undefined
  if (!parent || !('parameter' in key)) return
  const id = pathParameter(call, key.parameter)
  const product = key.parameter === 'variantID' ? sql` and product_id = ${call.params.productID}` : sql``
  const found = await call.db.find(sql`
    select from ${name(parent.table)}
    where marketplace_id = ${call.actor.marketplace} and id = ${id}${product}`)
  if (!found) throw notFound(parent.title, id)
}
