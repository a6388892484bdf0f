import { findWanted, type Wanted } from '@tessera/domain/catalog/negated'
import { fail } from '@tessera/server/api-error'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findAsked } from '../engine/asked.ts'

/** Conditions for membership of products or bundles in catalogs, categories and suppliers; `t` is the row. */
export interface Membership {
  inCatalog: (catalogID: string) => Sql
  inCategory: (catalogID: string, categoryID: string) => Sql
  soldBy: (supplierID: string) => Sql
}

/** The list filters `catalogID`, `categoryID` and `supplierID`, each also negated by `!`. */
export function membershipFilters(call: PlatformCall, membership: Membership): Sql[] {
  const catalog = findWanted(findAsked(call, 'catalogID'))
  const category = findWanted(findAsked(call, 'categoryID'))
  const supplier = findWanted(findAsked(call, 'supplierID'))
  if (category && !catalog) fail('Product.CategoryFilterRequiresCatalogID')
  return [
    ...(catalog ? [either(catalog, membership.inCatalog(catalog.id))] : []),
    ...(catalog && category ? [either(category, membership.inCategory(catalog.id, category.id))] : []),
    ...(supplier ? [either(supplier, membership.soldBy(supplier.id))] : []),
  ]
}

const either = ({ isNot }: Wanted, condition: Sql): Sql => (isNot ? sql`not ${condition}` : condition)
