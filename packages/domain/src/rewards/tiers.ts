import type { rewardTiers } from '@tessera/contract/middleware/rewards/models'

export type TierName = (typeof rewardTiers)[number]

export interface RewardTier {
  name: TierName
  /** Lower limit of net purchases in twelve months. */
  fromCents: number
  /** Hundredths of a point per dollar. */
  rate: number
  benefit: string
}

export const tiers: readonly RewardTier[] = [
  { name: 'Gold', fromCents: 0, rate: 100, benefit: 'Gold pricing and 1 point per dollar' },
  { name: 'Platinum', fromCents: 1_000_000, rate: 125, benefit: 'Platinum pricing and 1.25 points per dollar' },
  { name: 'Diamond', fromCents: 4_000_000, rate: 150, benefit: 'Diamond pricing and 1.5 points per dollar' },
]

export const tierOf = (spentCents: number): RewardTier =>
  tiers.findLast(({ fromCents }) => spentCents >= fromCents) ?? gold
const [gold] = tiers as readonly [RewardTier, ...RewardTier[]] // the table above is not empty

export const nextTierOf = (tier: RewardTier): RewardTier | undefined => tiers[tiers.indexOf(tier) + 1]

export interface TierProgress {
  tier: RewardTier
  next: RewardTier | undefined
  missingCents: number
  /** Progress to the next tier; 100 in the last one. */
  percent: number
}

export function progressOf(spentCents: number): TierProgress {
  const tier = tierOf(spentCents)
  const next = nextTierOf(tier)
  if (!next) return { tier, next, missingCents: 0, percent: 100 }
  const way = Math.floor(((spentCents - tier.fromCents) * 100) / (next.fromCents - tier.fromCents))
  return { tier, next, missingCents: next.fromCents - spentCents, percent: Math.max(0, way) }
}
