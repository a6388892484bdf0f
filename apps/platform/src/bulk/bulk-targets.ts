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
import { type Table, tableOf, toSnakeCase } from '../engine/table.ts'
import {
  checkBuyerAssignments,
  checkCatalogAssignments,
  checkCategoryAssignments,
  partyAssignmentRule,
} from './assignment-rules.ts'
import type { BulkAfterWrite, BulkRule } from './bulk-batch.ts'
import { checkPriceSchedules } from './check-price-schedules.ts'
import { checkProducts, finishProducts } from './check-products.ts'
import { checkAddresses, checkStockLevel } from './record-rules.ts'

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
  afterWrite?: BulkAfterWrite
  /** Set where rules read other records: each row goes through the handler of the API. */
  handlers?: PlatformHandlers
}

type TargetOptions = Pick<BulkTarget, 'rule' | 'afterWrite' | 'handlers'>

function resourceTarget(resource: Resource, more: TargetOptions = {}): BulkTarget {
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

function relationTarget(relation: Relation, more: TargetOptions = {}): BulkTarget {
  const table = tableOf(relation.model, relation.path, relation.table)
  return {
    operation: `${relation.tag}.Save${relation.named}`,
    table,
    parents: parametersOf(relation.path),
    key: [...table.keys.map(({ column }) => column), ...relation.key.map(toSnakeCase)],
    ...more,
  }
}

/** All bulk targets, by resource tag or by the operation that saves an assignment. */
export const bulkTargets = {
  AdminAddresses: resourceTarget(adminAddresses, { rule: checkAddresses }),
  Buyers: resourceTarget(buyers, { handlers: buyerHandlers }),
  Catalogs: resourceTarget(catalogs),
  'Catalogs.SaveAssignment': relationTarget(catalogAssignments, { rule: partyAssignmentRule('CatalogAssignment') }),
  'Catalogs.SaveProductAssignment': relationTarget(catalogProductAssignments, { rule: checkCatalogAssignments }),
  Categories: resourceTarget(categories, { handlers: categoryHandlers }),
  'Categories.SaveProductAssignment': relationTarget(categoryProductAssignments, { rule: checkCategoryAssignments }),
  InventoryRecords: resourceTarget(inventoryRecords, { rule: checkStockLevel }),
  PriceSchedules: resourceTarget(priceSchedules, { rule: checkPriceSchedules }),
  ProductFacets: resourceTarget(productFacets),
  Products: resourceTarget(products, { rule: checkProducts, afterWrite: finishProducts }),
  'Products.SaveAssignment': relationTarget(productAssignments, { rule: checkBuyerAssignments }),
  UserGroups: resourceTarget(userGroups),
} satisfies Record<string, BulkTarget>

export type BulkTag = keyof typeof bulkTargets
