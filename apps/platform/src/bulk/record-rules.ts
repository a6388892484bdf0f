import { addressProblems } from '@tessera/domain/companies/address'
import { ApiError, fail } from '@tessera/server/api-error'
import { type BulkRule, distinctParents } from './bulk-batch.ts'
import { knownProducts } from './known-products.ts'

export const checkAddresses: BulkRule = async ({ rows }) => {
  const problems = rows.flatMap(({ id, body }) => addressProblems(body).map((problem) => ({ ...problem, id })))
  if (problems.length === 0) return rows
  throw new ApiError(
    problems.map(({ property, message, id }) => ({
      code: 'ValidationFailure',
      message,
      data: { Property: property, ID: id },
    })),
  )
}

/** Stock is tracked on one level; bulk import supports the product level only. */
export const checkStockLevel: BulkRule = async (bulk) => {
  for (const { id, hasInventory, tracksVariants } of await knownProducts(
    bulk,
    distinctParents(bulk.rows, 'productID'),
  )) {
    if (!hasInventory) fail('InventoryConfiguration.ProductInventoryMustExist', { ProductID: id })
    if (tracksVariants) fail('InventoryConfiguration.CannotCreateInventoryRecord', { VariantLevelTracking: true })
  }
  return bulk.rows
}
