import { flag, measure, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { cents, count, day, maybeCount, requiredEmbed, requiredList, requiredOneOf, requiredText } from './fields.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'

export const rewardTiers = ['Gold', 'Platinum', 'Diamond'] as const
export const rewardKinds = ['purchase', 'referral', 'adjustment'] as const
export const rewardStatuses = ['pending', 'available', 'used', 'expired', 'reversed'] as const

const TierProgress = model('TierProgress', {
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
const RewardSummary = model('RewardSummary', {
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
const RewardFigures = model('RewardFigures', {
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
const RewardStatements = model('RewardStatements', {
  statements: requiredList(RewardStatement),
  rewards: requiredList(RewardRow),
})
const RewardMovement = model('RewardMovement', { on: requiredText(10), text: requiredText(200), points: count() })
const RewardDetails = model('RewardDetails', {
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
const Redemption = model('Redemption', { points: count(), key: text(100) })
const Redeemed = model('Redeemed', {
  points: count(),
  creditCents: cents(),
  /** Document ID of the credit, to be applied to invoices. */
  documentId: requiredText(20),
  availablePoints: maybeCount(),
})

export const myRewardCalls = {
  getRewardSummary: defineCall({
    id: 'MyAccount.GetRewardSummary',
    verb: 'GET',
    path: myAccountPath('GetRewardSummary'),
    summary: 'Tier and the way to the next, points that are there, pending and expiring, and the referral id.',
    access: 'customer',
    reply: RewardSummary,
  }),
  getRewardStatements: defineCall({
    id: 'MyAccount.GetRewardStatements',
    verb: 'GET',
    path: myAccountPath('GetRewardStatements'),
    summary: 'Points by month, newest first.',
    access: 'customer',
    reply: RewardStatements,
  }),
  getRewardDetails: defineCall({
    id: 'MyAccount.GetRewardDetails',
    verb: 'GET',
    path: myAccountPath('GetRewardDetails'),
    summary: 'Where points came from and what became of them.',
    access: 'customer',
    query: ['rewardId'],
    reply: RewardDetails,
  }),
}

/** Not in the specification. */
export const rewardRedemptionCalls = {
  getRewardFigures: defineCall({
    id: 'MyRewards.GetRewardFigures',
    verb: 'GET',
    path: myAccountPath('GetRewardFigures'),
    summary: 'Tier and points, as a card shows them.',
    access: 'customer',
    reply: RewardFigures,
  }),
  redeemRewards: defineCall({
    id: 'MyRewards.RedeemRewards',
    verb: 'POST',
    path: myAccountPath('RedeemRewards'),
    summary: 'Turns points into a credit of the account, a dollar for each hundred.',
    access: 'customer',
    limit: limits.submit,
    body: Redemption,
    reply: Redeemed,
  }),
}
