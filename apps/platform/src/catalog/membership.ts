import { type IDFilter, parseIDFilter } from '@tessera/domain/catalog/id-filter'
import { fail } from '@tessera/server/api-error'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findQueryValue } from '../engine/list-query.ts'

/** Conditions for membership of products or bundles in catalogs, categories and suppliers; `t` is the row. */
export interface Membership {
  inCatalog: (catalogID: string) => Sql
  inCategory: (catalogID: string, categoryID: string) => Sql
  soldBy: (supplierID: string) => Sql
}

/** The list filters `catalogID`, `categoryID` and `supplierID`, each also negated by `!`. */
export function membershipFilters(call: PlatformCall, membership: Membership): Sql[] {
  const catalog = parseIDFilter(findQueryValue(call, 'catalogID'))
  const category = parseIDFilter(findQueryValue(call, 'categoryID'))
  const supplier = parseIDFilter(findQueryValue(call, 'supplierID'))
  if (category && !catalog) fail('Product.CategoryFilterRequiresCatalogID')
  return [
    ...(catalog ? [negateIf(catalog, membership.inCatalog(catalog.id))] : []),
    ...(catalog && category ? [negateIf(category, membership.inCategory(catalog.id, category.id))] : []),
    ...(supplier ? [negateIf(supplier, membership.soldBy(supplier.id))] : []),
  ]
}

const negateIf = ({ isNot }: IDFilter, condition: Sql): Sql => (isNot ? sql`not ${condition}` : condition)
