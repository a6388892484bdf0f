import type { Cart } from '@tessera/client/shop/types.gen'
import { pointsFor } from '@tessera/domain/rewards/points'
import { tiers } from '@tessera/domain/rewards/tiers'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** The points this cart earns at the current tier; 0 for non-professionals and if rewards can't be loaded. */
export async function findPoints({ shop, profile: shown }: Visitor, cart: Cart | undefined | null): Promise<number> {
  if (!shown.isPro || !cart || cart.lines.length === 0) return 0
  const figures = await optional(shop.MyRewards.GetRewardFigures())
  const rate = tiers.find(({ name }) => name === figures?.tier)?.rate ?? 0
  return pointsFor(cart.totals.merchandiseCents - cart.totals.savingsCents, rate)
}
