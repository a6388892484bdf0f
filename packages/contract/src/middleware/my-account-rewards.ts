import { model } from '../kit/model.ts'
import { cents, choice, count, day, many, maybeAmount, maybeCount, maybeWords, one, words, yes } from './fields.ts'
import { call, limits, myAccountPath } from './kit.ts'

export const rewardTiers = ['Gold', 'Platinum', 'Diamond'] as const
export const rewardKinds = ['purchase', 'referral', 'adjustment'] as const
export const rewardStatuses = ['pending', 'available', 'used', 'expired', 'reversed'] as const

const TierProgress = model('TierProgress', {
  tier: choice(rewardTiers),
  /** Net purchases of the last twelve months. */
  spentCents: cents(),
  /** Points per dollar: 1, 1.25 or 1.5. */
  pointsPerDollar: maybeAmount(),
  nextTier: maybeWords(20),
  nextTierCents: cents(),
  missingCents: cents(),
  /** Progress to the next tier, in whole percent. */
  percent: count(),
  nextTierText: maybeWords(200),
  /** True if spend aging out of the 12-month window within 30 days would drop the account a tier. */
  isAboutToDrop: yes(),
})
const PointsOn = model('PointsOn', { on: words(10), points: count() })
const RewardRow = model('RewardRow', {
  rewardId: words(40),
  kind: choice(rewardKinds),
  status: choice(rewardStatuses),
  earnedOn: words(10),
  points: count(),
  text: words(200),
})
const RewardSummary = model('RewardSummary', {
  isEnrolled: yes(),
  progress: one(TierProgress),
  availablePoints: count(),
  availableCents: cents(),
  pendingPoints: count(),
  releases: many(PointsOn),
  /** Points that expire within ninety days. */
  expiringPoints: count(),
  expiries: many(PointsOn),
  lifetimePoints: count(),
  /** The ID that referred customers enter. */
  referralId: words(40),
  referralText: words(400),
  /** Referrals are paid out only after the payout form is filled in. */
  hasPayoutDetails: yes(),
  rules: many(words(300)),
  latest: many(RewardRow),
})
const RewardFigures = model('RewardFigures', {
  tier: choice(rewardTiers),
  availablePoints: count(),
  availableCents: cents(),
  pendingPoints: count(),
})
const RewardStatement = model('RewardStatement', {
  period: words(7),
  openingPoints: count(),
  earnedPoints: count(),
  referralPoints: count(),
  redeemedPoints: count(),
  expiredPoints: count(),
  /** Reversals and corrections, with their sign. */
  adjustedPoints: count(),
  closingPoints: count(),
})
const RewardStatements = model('RewardStatements', { statements: many(RewardStatement), rewards: many(RewardRow) })
const RewardMovement = model('RewardMovement', { on: words(10), text: words(200), points: count() })
const RewardDetails = model('RewardDetails', {
  rewardId: words(40),
  kind: choice(rewardKinds),
  status: choice(rewardStatuses),
  statusText: words(200),
  earnedOn: words(10),
  releasesOn: day(),
  expiresOn: day(),
  orderNumber: maybeWords(40),
  documentId: maybeWords(20),
  eligibleCents: cents(),
  pointsPerDollar: maybeAmount(),
  points: count(),
  pendingPoints: count(),
  availablePoints: count(),
  /** Reason for the reversal. */
  reason: maybeWords(300),
  movements: many(RewardMovement),
})
const Redemption = model('Redemption', { points: count(), key: maybeWords(100) })
const Redeemed = model('Redeemed', {
  points: count(),
  creditCents: cents(),
  /** Document ID of the credit, to be applied to invoices. */
  documentId: words(20),
  availablePoints: maybeCount(),
})

export const myRewardCalls = {
  getRewardSummary: call({
    id: 'MyAccount.GetRewardSummary',
    verb: 'GET',
    path: myAccountPath('GetRewardSummary'),
    summary: 'Tier and the way to the next, points that are there, pending and expiring, and the referral id.',
    access: 'customer',
    reply: RewardSummary,
  }),
  getRewardStatements: call({
    id: 'MyAccount.GetRewardStatements',
    verb: 'GET',
    path: myAccountPath('GetRewardStatements'),
    summary: 'Points by month, newest first.',
    access: 'customer',
    reply: RewardStatements,
  }),
  getRewardDetails: call({
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
export const ownRewardCalls = {
  getRewardFigures: call({
    id: 'MyRewards.GetRewardFigures',
    verb: 'GET',
    path: myAccountPath('GetRewardFigures'),
    summary: 'Tier and points, as a card shows them.',
    access: 'customer',
    reply: RewardFigures,
  }),
  redeemRewards: call({
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
