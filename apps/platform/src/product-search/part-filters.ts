import { InventoryRecord } from '@tessera/contract/platform/catalog/inventory'
import type { QueryParameters } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import { filterConditions } from '../engine/filter-conditions.ts'
import { queryText } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import type { ListCondition } from './count-facets.ts'

/** Filter names on a product's bundle or inventory records instead of its own properties. */
const records = /^InventoryRecords\./i
const bundle = /^BundleID$/i

export const isPartFilter = (name: string): boolean => records.test(name) || bundle.test(name)

const table = tableOf(InventoryRecord, '/products/:productID/inventoryrecords')

/** `BundleID=b` lists the products of a bundle; filters on `InventoryRecords` must all match the same record. */
export function partFilters(marketplace: string, query: QueryParameters, usable: Sql | undefined): ListCondition[] {
  const entries = Object.entries(query)
  const requested = entries
    .filter(([name]) => records.test(name))
    .map(([name, value]) => [name.replace(records, ''), value])
  const wanted = filterConditions(table, Object.fromEntries(requested), new Set())
  const matching = sql`t.id = any (array(
    select t.product_id from (
      select r.* from inventory_records r where r.marketplace_id = ${marketplace} and ${usable ?? sql`true`}) t
    where ${and(wanted)}))`
  const bundles = entries.filter(([name]) => bundle.test(name))
  return [
    ...(wanted.length > 0 ? [{ name: 'InventoryRecords', sql: matching, isNarrow: true }] : []),
    ...bundles.map(([name, value]) => ({ name, sql: inBundle(marketplace, queryText(value)), isNarrow: true })),
  ]
}

const inBundle = (marketplace: string, bundleID: string | undefined): Sql => sql`t.id = any (array(
  select b.product_id from bundle_product_assignments b
  where b.marketplace_id = ${marketplace} and b.bundle_id = ${bundleID}))`
