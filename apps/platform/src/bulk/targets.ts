import { parametersOf } from '@tessera/contract/kit/operation'
import type { Relation } from '@tessera/contract/kit/relation'
import { collectionPath, idParameter, type Resource } from '@tessera/contract/kit/resource'
import { catalogAssignments, catalogProductAssignments, catalogs } from '@tessera/contract/platform/catalog/catalogs'
import { categories, categoryProductAssignments } from '@tessera/contract/platform/catalog/categories'
import { inventoryRecords } from '@tessera/contract/platform/catalog/inventory'
import { priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { productFacets } from '@tessera/contract/platform/catalog/product-facets'
import { productAssignments, products } from '@tessera/contract/platform/catalog/products'
import { adminAddresses } from '@tessera/contract/platform/companies/addresses'
import { buyers } from '@tessera/contract/platform/companies/buyers'
import { userGroups } from '@tessera/contract/platform/identity/user-groups'
import type { PlatformHandlers } from '../actor.ts'
import { categoryHandlers } from '../catalog/categories.ts'
import { buyerHandlers } from '../companies/buyers.ts'
import { snake, type Table, tableOf } from '../engine/table.ts'
import { intoCatalogs, intoCategories, toBuyers, toParties } from './assignments.ts'
import type { BulkAftermath, BulkRule } from './bulk.ts'
import { pricedMany } from './price-schedules.ts'
import { allowedMany, settledMany } from './products.ts'
import { completeAddresses, onProductLevel } from './records.ts'

/** A resource or assignment that can be saved in bulk. */
export interface BulkTarget {
  /** The operation whose rows these are. */
  operation: string
  table: Table
  /** Path parameters of the parents. */
  parents: readonly string[]
  /** Columns that identify the row, besides the marketplace. */
  key: readonly string[]
  /** Path parameter that holds the ID; assignments have none. */
  idParameter?: string
  rule?: BulkRule
  aftermath?: BulkAftermath
  /** Set where rules read other records: each row goes through the handler of the API. */
  handlers?: PlatformHandlers
}

type More = Pick<BulkTarget, 'rule' | 'aftermath' | 'handlers'>

function records(resource: Resource, more: More = {}): BulkTarget {
  const path = collectionPath(resource)
  const table = tableOf(resource.model, path, resource.table)
  const parents = table.keys.filter((key) => !('absent' in key)).map(({ column }) => column)
  return {
    operation: `${resource.tag}.Save`,
    table,
    parents: parametersOf(path),
    key: [...parents, 'id'],
    idParameter: idParameter(resource),
    ...more,
  }
}

function ties(relation: Relation, more: More = {}): BulkTarget {
  const table = tableOf(relation.model, relation.path, relation.table)
  return {
    operation: `${relation.tag}.Save${relation.named}`,
    table,
    parents: parametersOf(relation.path),
    key: [...table.keys.map(({ column }) => column), ...relation.key.map(snake)],
    ...more,
  }
}

/** All bulk targets, by resource tag or by the operation that saves an assignment. */
export const bulkTargets = {
  AdminAddresses: records(adminAddresses, { rule: completeAddresses }),
  Buyers: records(buyers, { handlers: buyerHandlers }),
  Catalogs: records(catalogs),
  'Catalogs.SaveAssignment': ties(catalogAssignments, { rule: toParties('CatalogAssignment') }),
  'Catalogs.SaveProductAssignment': ties(catalogProductAssignments, { rule: intoCatalogs }),
  Categories: records(categories, { handlers: categoryHandlers }),
  'Categories.SaveProductAssignment': ties(categoryProductAssignments, { rule: intoCategories }),
  InventoryRecords: records(inventoryRecords, { rule: onProductLevel }),
  PriceSchedules: records(priceSchedules, { rule: pricedMany }),
  ProductFacets: records(productFacets),
  Products: records(products, { rule: allowedMany, aftermath: settledMany }),
  'Products.SaveAssignment': ties(productAssignments, { rule: toBuyers }),
  UserGroups: records(userGroups),
} satisfies Record<string, BulkTarget>

export type BulkTag = keyof typeof bulkTargets
