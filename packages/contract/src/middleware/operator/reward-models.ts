import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, count, requiredCount, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { rewardKinds, rewardStatuses, rewardTiers, TierProgress } from '../rewards/models.ts'

/** Lists of accounts with points; each is a link. */
export const staffRewardViews = ['all', 'pending', 'expiring', 'payouts'] as const

const StaffRewardRow = model('StaffRewardRow', {
  customerNumber: requiredText(40),
  customer: requiredText(200),
  tier: requiredOneOf(rewardTiers),
  availablePoints: count(),
  availableCents: cents(),
  pendingPoints: count(),
  /** Of both, within ninety days. */
  expiringPoints: count(),
  /** Available points of referrals, which are paid out in money. */
  payoutPoints: count(),
  hasPayoutDetails: flag(),
})
export const StaffRewardPage = model('StaffRewardPage', {
  ...pageOf('StaffRewardRows', StaffRewardRow).properties,
  /** Over all accounts. */
  allAvailablePoints: count(),
  allPendingPoints: count(),
})

const StaffRewardLot = model('StaffRewardLot', {
  rewardId: requiredText(40),
  kind: requiredOneOf(rewardKinds),
  status: requiredOneOf(rewardStatuses),
  statusText: requiredText(300),
  documentId: text(20),
  earnedOn: requiredText(10),
  points: count(),
  pendingPoints: count(),
  availablePoints: count(),
})
const StaffRewardEntry = model('StaffRewardEntry', {
  bookedOn: requiredText(10),
  text: requiredText(300),
  /** With its sign. */
  points: count(),
  /** A person of the customer, or a member of staff. */
  by: text(200),
})
export const StaffRewards = model('StaffRewards', {
  customerNumber: requiredText(40),
  customer: requiredText(200),
  progress: requiredEmbed(TierProgress),
  availablePoints: count(),
  availableCents: cents(),
  pendingPoints: count(),
  expiringPoints: count(),
  lifetimePoints: count(),
  payoutPoints: count(),
  hasPayoutDetails: flag(),
  /** The newest fifty. */
  lots: requiredList(StaffRewardLot),
  /** The newest fifty, newest first; releases leave the sum as it is and are not here. */
  entries: requiredList(StaffRewardEntry),
})

export const RewardCorrection = model('RewardCorrection', {
  customerNumber: requiredText(40),
  /** Above zero adds points, below takes them: available ones first, then pending ones. */
  points: requiredCount(),
  /** The customer reads it. */
  reason: requiredText(200),
  /** A repeat under the same key is the same correction. */
  key: requiredText(100),
})
export const RewardPayout = model('RewardPayout', {
  customerNumber: requiredText(40),
  /** The points that were seen: another number is refused. */
  points: requiredCount(),
})
export const RewardBalance = model('RewardBalance', { availablePoints: count(), pendingPoints: count() })
