import { flag, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, count, day, maybeCount, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'

export const rewardTiers = ['Gold', 'Platinum', 'Diamond'] as const
export const rewardKinds = ['purchase', 'referral', 'adjustment'] as const
export const rewardStatuses = ['pending', 'available', 'used', 'expired', 'reversed'] as const

export const TierProgress = model('TierProgress', {
  tier: requiredOneOf(rewardTiers),
  /** Net purchases of the last twelve months. */
  spentCents: cents(),
  /** Points per dollar: 1, 1.25 or 1.5. */
  pointsPerDollar: measure(),
  nextTier: text(20),
  nextTierCents: cents(),
  missingCents: cents(),
  /** Progress to the next tier, in whole percent. */
  percent: count(),
  nextTierText: text(200),
  /** True if spend aging out of the 12-month window within 30 days would drop the account a tier. */
  isAboutToDrop: flag(),
})
const PointsOn = model('PointsOn', { on: requiredText(10), points: count() })
const RewardRow = model('RewardRow', {
  rewardId: requiredText(40),
  kind: requiredOneOf(rewardKinds),
  status: requiredOneOf(rewardStatuses),
  earnedOn: requiredText(10),
  points: count(),
  text: requiredText(200),
})
export const RewardSummary = model('RewardSummary', {
  isEnrolled: flag(),
  progress: requiredEmbed(TierProgress),
  availablePoints: count(),
  availableCents: cents(),
  pendingPoints: count(),
  releases: requiredList(PointsOn),
  /** Points that expire within ninety days. */
  expiringPoints: count(),
  expiries: requiredList(PointsOn),
  lifetimePoints: count(),
  /** The ID that referred customers enter. */
  referralId: requiredText(40),
  referralText: requiredText(400),
  /** Referrals are paid out only after the payout form is filled in. */
  hasPayoutDetails: flag(),
  rules: requiredList(requiredText(300)),
  latest: requiredList(RewardRow),
})
export const RewardFigures = model('RewardFigures', {
  tier: requiredOneOf(rewardTiers),
  availablePoints: count(),
  availableCents: cents(),
  pendingPoints: count(),
})
const RewardStatement = model('RewardStatement', {
  period: requiredText(7),
  openingPoints: count(),
  earnedPoints: count(),
  referralPoints: count(),
  redeemedPoints: count(),
  expiredPoints: count(),
  /** Reversals and corrections, with their sign. */
  adjustedPoints: count(),
  closingPoints: count(),
})
export const RewardStatements = model('RewardStatements', {
  statements: requiredList(RewardStatement),
  rewards: requiredList(RewardRow),
})
const RewardMovement = model('RewardMovement', { on: requiredText(10), text: requiredText(200), points: count() })
export const RewardDetails = model('RewardDetails', {
  rewardId: requiredText(40),
  kind: requiredOneOf(rewardKinds),
  status: requiredOneOf(rewardStatuses),
  statusText: requiredText(200),
  earnedOn: requiredText(10),
  releasesOn: day(),
  expiresOn: day(),
  orderNumber: text(40),
  documentId: text(20),
  eligibleCents: cents(),
  pointsPerDollar: measure(),
  points: count(),
  pendingPoints: count(),
  availablePoints: count(),
  /** Reason for the reversal. */
  reason: text(300),
  movements: requiredList(RewardMovement),
})
export const Redemption = model('Redemption', { points: count(), key: text(100) })
export const RedemptionReply = model('RedemptionReply', {
  points: count(),
  creditCents: cents(),
  /** Document ID of the credit, to be applied to invoices. */
  documentId: requiredText(20),
  availablePoints: maybeCount(),
})
