import { defineCall, limits, myAccountPath } from '../kit.ts'
import { Redemption, RedemptionReply, RewardDetails, RewardFigures, RewardStatements, RewardSummary } from './models.ts'

export const rewardCalls = {
  getRewardSummary: defineCall({
    id: 'MyAccount.GetRewardSummary',
    verb: 'GET',
    path: myAccountPath('GetRewardSummary'),
    summary: 'Gets the tier, progress to the next one, available, pending and expiring points, and the referral ID.',
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
  getRewardFigures: defineCall({
    id: 'MyRewards.GetRewardFigures',
    verb: 'GET',
    path: myAccountPath('GetRewardFigures'),
    summary: 'Tier and points, as a card shows them.',
    isAddition: true,
    access: 'customer',
    reply: RewardFigures,
  }),
  redeemRewards: defineCall({
    id: 'MyRewards.RedeemRewards',
    verb: 'POST',
    path: myAccountPath('RedeemRewards'),
    summary: 'Turns points into a credit of the account, a dollar for each hundred.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: Redemption,
    reply: RedemptionReply,
  }),
}
