import type { Cart } from '@tessera/client/shop/types.gen'
import { pointsFor } from '@tessera/domain/rewards/points'
import { tiers } from '@tessera/domain/rewards/tiers'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'

/** The points this cart earns at the current tier; 0 for non-professionals and if rewards can't be loaded. */
export async function findPoints({ shop, shown }: Visitor, cart: Cart | undefined | null): Promise<number> {
  if (!shown.isPro || !cart || cart.lines.length === 0) return 0
  const figures = await orNothing(shop.MyRewards.GetRewardFigures())
  const rate = tiers.find(({ name }) => name === figures?.tier)?.rate ?? 0
  return pointsFor(cart.totals.merchandiseCents - cart.totals.savingsCents, rate)
}
