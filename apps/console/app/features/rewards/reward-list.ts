import type { StaffRewardPage } from '@tessera/client/shop/types.gen'
import type { staffRewardViews } from '@tessera/contract/middleware/operator/reward-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffRewardViews)[number]

/** Lists of accounts with points, each with what it says when it is empty. */
export const rewardList: StaffListAddress<View> = {
  path: '/rewards',
  views: [
    ['all', 'All', 'The first account that earns points will be listed here.'],
    ['pending', 'Pending', 'No points are pending.'],
    ['expiring', 'Expiring', 'No points expire within 90 days.'],
    ['payouts', 'To pay out', 'No referrals to pay out.'],
  ],
}

export type RewardAccountRow = StaffRewardPage['items'][number]
export type RewardListQuery = StaffListQuery<View>
