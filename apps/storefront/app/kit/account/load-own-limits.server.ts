import type { SpendingLimits } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** Spending limits of a company's buyer; people who buy for themselves have none. */
export const loadOwnLimits = async (
  { shop }: Visitor,
  { isPro, canBuy }: { isPro: boolean; canBuy: boolean },
): Promise<SpendingLimits | undefined> =>
  isPro && canBuy ? ((await optional(shop.MyOrders.GetSpendingLimits())) ?? undefined) : undefined
