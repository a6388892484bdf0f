import { collectionPath } from '@tessera/contract/kit/resource'
import { Product, products } from '@tessera/contract/platform/catalog/products'
import {
  combinationKey,
  countCombinations,
  maxVariants,
  missingVariants,
  type NewVariant,
  type VariantChoice,
} from '@tessera/domain/catalog/variants'
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

const table = tableOf(Product, collectionPath(products))

/** Creates one variant per combination of options; existing ones stay unless all are to be replaced. */
export async function generateVariants(call: PlatformCall): Promise<JsonText> {
  const { db, actor } = call
  await requireOwnership(table, call)
  const product = await getProduct(call, pathParameter(call, 'productID'))
  if (product.is_bundle) fail('Product.BundleProductCannotHaveVariants')
  if (product.is_parent || product.parent_id) fail('Product.ParentChildProductsCannotHaveVariants')
  const specs = await variantSpecs(call, product.id)
  const count = countCombinations(specs)
  if (count > maxVariants) fail('Variant.ExceededLimit', { Limit: maxVariants, Count: count })
  if (findQueryValue(call, 'overwriteExisting')?.toLowerCase() === 'true')
    await db.rows(sql`delete from variants where marketplace_id = ${actor.marketplace} and product_id = ${product.id}`)
  const made = missingVariants(product, specs, await existingKeys(call, product.id))
  await insertVariants(call, product.id, made)
  return getRecord(table, call, product.id)
}

/** Options by spec, in display order. */
async function variantSpecs({ db, actor }: PlatformCall, productID: string): Promise<VariantChoice[][]> {
  const rows = await db.rows<{ options: VariantChoice[] }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('SpecID', s.id, 'OptionID', o.id, 'Value', o.value, 'Name', s.name,
        'PriceMarkupType', o.price_markup_type, 'PriceMarkup', o.price_markup) order by o.list_order, o.id)
        filter (where o.id is not null), '[]') as options
    from spec_product_assignments a
    join specs s on s.marketplace_id = a.marketplace_id and s.id = a.spec_id and s.defines_variant
    left join spec_options o on o.marketplace_id = s.marketplace_id and o.spec_id = s.id
    where a.marketplace_id = ${actor.marketplace} and a.product_id = ${productID}
    group by s.id, s.list_order
    order by s.list_order, s.id`)
  return rows.map(({ options }) => options)
}

async function existingKeys({ db, actor }: PlatformCall, productID: string): Promise<Set<string>> {
  const rows = await db.rows<{ specs: VariantChoice[] | null }>(
    sql`select specs from variants where marketplace_id = ${actor.marketplace} and product_id = ${productID}`,
  )
  return new Set(rows.map(({ specs }) => combinationKey(specs ?? [])))
}

async function insertVariants({ db, actor, body }: PlatformCall, productID: string, made: NewVariant[]): Promise<void> {
  if (made.length === 0) return
  for (const { id } of made) checkID(id)
  await db.rows(sql`
    insert into variants (marketplace_id, product_id, id, name, active, specs)
    select ${actor.marketplace}, ${productID}, v.id, v.name, ${body.Active ?? true}::boolean, v.choices
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as v(id text, name text, choices jsonb)`)
}
