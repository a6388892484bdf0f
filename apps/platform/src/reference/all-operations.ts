import type { Operation } from '@tessera/contract/kit/operation'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'

/** What the platform answers: the public table, and what is ours beside it. */
export const platformOperations: readonly Operation[] = [...operations, ...additions]
/** Both tables: the platform's, and that of the shop which stands on it. */
export const allOperations: readonly Operation[] = [...platformOperations, ...shopOperations]

/** What is the shop's own says who may call in another way. */
export const findShopRow = (operation: Operation): ShopOperation | undefined =>
  'access' in operation ? (operation as ShopOperation) : undefined

/** Both tables have carts and ways to sign in, so the shop's pages have a name of their own; what we add has one page. */
export function pageNameOf(operation: Operation): string {
  if (operation.isAddition) return 'Additions'
  return findShopRow(operation) ? `Shop${operation.tag}` : operation.tag
}
