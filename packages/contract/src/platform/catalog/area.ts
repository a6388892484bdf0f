import type { Area } from '../../kit/area.ts'
import { bundleAssignments, bundleProductAssignments, bundles } from './bundles.ts'
import { catalogAssignments, catalogBundleAssignments, catalogProductAssignments, catalogs } from './catalogs.ts'
import { categories, categoryAssignments, categoryBundleAssignments, categoryProductAssignments } from './categories.ts'
import {
  inventoryRecordAssignments,
  inventoryRecords,
  inventoryRecordsVariant,
  inventoryRecordVariantAssignments,
} from './inventory.ts'
import { priceSchedules, priceSchedulesActions } from './price-schedules.ts'
import { buyerProductCollectionsActions, productCollections, productCollectionsActions } from './product-collections.ts'
import { productFacets } from './product-facets.ts'
import { productAssignments, products, productsActions, productsVariants } from './products.ts'
import { specProductAssignments, specs, specsOptions } from './specs.ts'

/** Products, prices and who may buy them. */
export const catalogArea: Area = {
  resources: [
    catalogs,
    categories,
    priceSchedules,
    specs,
    specsOptions,
    inventoryRecords,
    inventoryRecordsVariant,
    products,
    productsVariants,
    bundles,
    productFacets,
    productCollections,
  ],
  relations: [
    catalogAssignments,
    catalogBundleAssignments,
    catalogProductAssignments,
    categoryAssignments,
    categoryBundleAssignments,
    categoryProductAssignments,
    specProductAssignments,
    inventoryRecordAssignments,
    inventoryRecordVariantAssignments,
    productAssignments,
    bundleAssignments,
    bundleProductAssignments,
  ],
  actions: [
    ...priceSchedulesActions,
    ...productsActions,
    ...productCollectionsActions,
    ...buyerProductCollectionsActions,
  ],
}
