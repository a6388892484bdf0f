import { collectionPath } from '@tessera/contract/kit/resource'
import { Product, products } from '@tessera/contract/platform/catalog/products'
import type { JsonText } from '@tessera/server/json-text'
import { and, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { scope } from '../engine/scope.ts'
import { tableOf } from '../engine/table.ts'
import { listForEveryone } from '../product-search/list-product-page.ts'
import { type Membership, membershipFilters } from './membership.ts'

const table = tableOf(Product, collectionPath(products))

/** A child product is where its parent is; a bundle is assigned to catalogs as a bundle, too. */
const membership: Membership = {
  inCatalog: (catalogID) => sql`(
    exists (select from product_catalog_assignments a
      where a.marketplace_id = t.marketplace_id and a.catalog_id = ${catalogID} and a.product_id = coalesce(t.parent_id, t.id))
    or exists (select from bundle_catalog_assignments a
      where a.marketplace_id = t.marketplace_id and a.catalog_id = ${catalogID} and a.bundle_id = t.id))`,
  inCategory: (catalogID, categoryID) => sql`(
    exists (select from category_product_assignments a
      where a.marketplace_id = t.marketplace_id and a.catalog_id = ${catalogID} and a.category_id = ${categoryID}
        and a.product_id = coalesce(t.parent_id, t.id))
    or exists (select from category_bundle_assignments a
      where a.marketplace_id = t.marketplace_id and a.catalog_id = ${catalogID} and a.category_id = ${categoryID}
        and a.bundle_id = t.id))`,
  soldBy: (supplierID) => sql`(
    t.owner_id = ${supplierID} or exists (select from product_suppliers s
      where s.marketplace_id = t.marketplace_id and s.product_id = t.id and s.supplier_id = ${supplierID}))`,
}

/** Products of the marketplace, with facets and word search. */
export const listProducts = (call: PlatformCall): Promise<JsonText> =>
  listForEveryone(call, () => {
    const from = sql`products t`
    const where = and([scope(table, call), ...membershipFilters(call, membership)])
    const all = () => sql`select t.id from ${from} where ${where}`
    return {
      table,
      from,
      where,
      stable: { name: 'own', from, scope: filterKeyOf(call), all, few: all, isOfTree: false },
    }
  })

const filterKeyOf = (call: PlatformCall): string =>
  JSON.stringify(['catalogID', 'categoryID', 'supplierID'].map((name) => findQueryValue(call, name)))
