import type { ErrorCode } from '@tessera/contract/errors'

export interface ProductTerms {
  ID?: unknown
  ParentID?: unknown
  IsParent?: unknown
  OwnerID?: unknown
  AllSuppliersCanSell?: unknown
  Inventory?: unknown
}

/** Other facts that the write rules need. */
export interface ProductFacts {
  isBundle: boolean
  hasVariants: boolean
  hasVariantSpecs: boolean
  hasChildren: boolean
  isInCatalog: boolean
  hasInventoryRecords: boolean
  parent: { isParent: boolean; ownerID: string } | undefined
  writtenBySupplier: boolean
}

export interface ProductChange {
  before: ProductTerms | undefined
  after: ProductTerms
  facts: ProductFacts
}

export const findProductProblem = (change: ProductChange): ErrorCode | undefined =>
  findParentProblem(change) ?? findChildProblem(change) ?? findStockProblem(change) ?? findSellerProblem(change)

function findParentProblem({ before, after, facts }: ProductChange): ErrorCode | undefined {
  if (before?.IsParent && !after.IsParent && facts.hasChildren) return 'Product.CannotModifyIsParent'
  if (!after.IsParent) return undefined
  if (after.ParentID) return 'Product.ParentProductCannotHaveParent'
  if (facts.isBundle) return 'Product.ParentProductCannotBeABundle'
  if (facts.hasVariants) return 'Product.CannotModifyIsParentForVariant'
  return facts.hasVariantSpecs ? 'Product.ParentChildProductsCannotHaveVariants' : undefined
}

/** A child is in its parent's catalogs, so it has no catalog assignments of its own. */
function findChildProblem({ before, after, facts }: ProductChange): ErrorCode | undefined {
  if (!after.ParentID) return undefined
  if (facts.hasVariants) return 'Product.CannotModifyParentIDForVariant'
  if (facts.hasVariantSpecs) return 'Product.ParentChildProductsCannotHaveVariants'
  if (facts.parent && !facts.parent.isParent) return 'Product.IsNotParent'
  if (facts.parent && facts.parent.ownerID !== after.OwnerID) return 'Product.ParentChildProductOwnersShouldMatch'
  const isNew = before?.ParentID !== after.ParentID
  return isNew && facts.isInCatalog ? 'Catalog.CannotAssignChildProduct' : undefined
}

/** Inventory records are on one level; changing the level would orphan them. */
function findStockProblem({ before, after, facts }: ProductChange): ErrorCode | undefined {
  const was = tracksVariants(before)
  const will = tracksVariants(after)
  if (facts.hasInventoryRecords && before?.Inventory && !after.Inventory)
    return 'InventoryConfiguration.ProductInventoryMustExist'
  if (facts.hasInventoryRecords && was !== will) return 'InventoryConfiguration.CannotChangeVariantLevelTracking'
  const cannotHaveVariants = after.IsParent || after.ParentID || facts.isBundle
  return will && cannotHaveVariants ? 'InventoryConfiguration.CannotSetVariantLevelTracking' : undefined
}

export const tracksVariants = (terms: ProductTerms | undefined): boolean =>
  (terms?.Inventory as { VariantLevelTracking?: unknown } | null | undefined)?.VariantLevelTracking === true

function findSellerProblem({ before, after, facts }: ProductChange): ErrorCode | undefined {
  const isChanged = Boolean(before?.AllSuppliersCanSell) !== Boolean(after.AllSuppliersCanSell)
  return facts.writtenBySupplier && isChanged ? 'Product.CannotModifyAllSuppliersCanSell' : undefined
}
