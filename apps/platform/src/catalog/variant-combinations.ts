import { combinationKey, type VariantChoice } from '@tessera/domain/catalog/variants'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

/** The options of the specs that define variants, spec by spec in display order. */
export async function readOptions({ db, actor }: PlatformCall, productID: string): Promise<VariantChoice[][]> {
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

/** The combinations that have a variant. */
export async function readCombinations({ db, actor }: PlatformCall, productID: string): Promise<Set<string>> {
  const rows = await db.rows<{ specs: VariantChoice[] | null }>(
    sql`select specs from variants where marketplace_id = ${actor.marketplace} and product_id = ${productID}`,
  )
  return new Set(rows.map(({ specs }) => combinationKey(specs ?? [])))
}
