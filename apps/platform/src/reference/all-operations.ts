import type { Operation } from '@tessera/contract/kit/operation'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'

/** The platform's operations: the public table and its additions. */
export const platformOperations: readonly Operation[] = [...operations, ...additions]
/** All operations of the platform and of the shop built on it. */
export const allOperations: readonly Operation[] = [...platformOperations, ...shopOperations]

/** The shop's row of an operation, which declares its callers differently. */
export const findShopRow = (operation: Operation): ShopOperation | undefined =>
  'access' in operation ? (operation as ShopOperation) : undefined

/** Both tables have carts and sign-in, so the shop's pages have distinct names; the platform's additions share one page. */
export function pageNameOf(operation: Operation): string {
  if (findShopRow(operation)) return `Shop${operation.tag}`
  return operation.isAddition ? 'Additions' : operation.tag
}
