import type { PlatformHandlers } from '../actor.ts'
import { bundleHandlers } from './bundles.ts'
import { catalogOnlyHandlers } from './catalogs.ts'
import { categoryHandlers } from './categories.ts'
import { inventoryHandlers } from './inventory-records.ts'
import { priceScheduleHandlers } from './price-schedules.ts'
import { productAssignmentHandlers } from './product-assignments.ts'
import { listSpecs, listSuppliers } from './product-parts.ts'
import { removeSupplier, saveSupplier } from './product-suppliers.ts'
import { productHandlers } from './products.ts'
import { promotionHandlers } from './promotions.ts'
import { specHandlers } from './specs.ts'
import { variantHandlers } from './variants.ts'

export const catalogHandlers: PlatformHandlers = {
  ...catalogOnlyHandlers,
  ...categoryHandlers,
  ...productHandlers,
  ...productAssignmentHandlers,
  'Products.ListSpecs': listSpecs,
  'Products.ListSuppliers': listSuppliers,
  'Products.SaveSupplier': saveSupplier,
  'Products.RemoveSupplier': removeSupplier,
  ...priceScheduleHandlers,
  ...specHandlers,
  ...variantHandlers,
  ...inventoryHandlers,
  ...bundleHandlers,
  ...promotionHandlers,
}
