import { collectionPath } from '@tessera/contract/kit/resource'
import { Product, products } from '@tessera/contract/platform/catalog/products'
import { countCombinations, maxVariants, missingVariants, type NewVariant } from '@tessera/domain/catalog/variants'
import { fail } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { getRecord } from '../engine/crud.ts'
import { checkID } from '../engine/ids.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { requireOwnership } from '../engine/owner.ts'
import { tableOf } from '../engine/table.ts'
import { getProduct } from './get-product.ts'
import { readCombinations, readOptions } from './variant-combinations.ts'

const table = tableOf(Product, collectionPath(products))

/** Creates one variant per combination of options; existing ones stay unless all are to be replaced. */
export async function generateVariants(call: PlatformCall): Promise<JsonText> {
  const { db, actor } = call
  await requireOwnership(table, call)
  const product = await getProduct(call, pathParameter(call, 'productID'))
  if (product.is_bundle) fail('Product.BundleProductCannotHaveVariants')
  if (product.is_parent || product.parent_id) fail('Product.ParentChildProductsCannotHaveVariants')
  const specs = await readOptions(call, product.id)
  const count = countCombinations(specs)
  if (count > maxVariants) fail('Variant.ExceededLimit', { Limit: maxVariants, Count: count })
  if (findQueryValue(call, 'overwriteExisting')?.toLowerCase() === 'true')
    await db.rows(sql`delete from variants where marketplace_id = ${actor.marketplace} and product_id = ${product.id}`)
  const made = missingVariants(product, specs, await readCombinations(call, product.id))
  await insertVariants(call, product.id, made)
  return getRecord(table, call, product.id)
}

async function insertVariants({ db, actor, body }: PlatformCall, productID: string, made: NewVariant[]): Promise<void> {
  if (made.length === 0) return
  for (const { id } of made) checkID(id)
  await db.rows(sql`
    insert into variants (marketplace_id, product_id, id, name, active, specs)
    select ${actor.marketplace}, ${productID}, v.id, v.name, ${body.Active ?? true}::boolean, v.choices
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as v(id text, name text, choices jsonb)`)
}
