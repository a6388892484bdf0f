import type { PlatformHandlers } from '../actor.ts'
import { addressViews } from './addresses.ts'
import { assignedListHandlers } from './assigned-lists.ts'
import { catalogViews } from './catalogs.ts'
import { categoryViews } from './categories.ts'
import { creditCardViews } from './credit-cards.ts'
import { productViews } from './products.ts'
import { sellerViews } from './sellers.ts'
import { specViews } from './specs.ts'
import { stockViews } from './stock.ts'
import { variantViews } from './variants.ts'

/** The shop as seen by the signed-in buyer user. */
export const meHandlers: PlatformHandlers = {
  ...productViews,
  ...specViews,
  ...variantViews,
  ...stockViews,
  ...sellerViews,
  ...catalogViews,
  ...categoryViews,
  ...assignedListHandlers,
  ...addressViews,
  ...creditCardViews,
}
