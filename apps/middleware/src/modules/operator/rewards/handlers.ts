import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { adjustReward, payOutRewards } from './adjust-reward.ts'
import { getStaffRewards } from './get-staff-rewards.ts'
import { listStaffRewards } from './list-staff-rewards.ts'

/** Points of all customers. */
export const staffRewardHandlers = ({ database }: { database: Database }) => ({
  ...handle(moneyCalls.listRewards, (call) =>
    listStaffRewards(
      database,
      { view: queryValue(call, 'view'), search: queryValue(call, 'search'), page: queryValue(call, 'page') },
      call.now,
    ),
  ),
  ...handle(moneyCalls.getRewards, (call) =>
    getStaffRewards(database, queryValue(call, 'customerNumber') ?? '', call.now),
  ),
  ...handle(moneyCalls.adjustReward, (call) => adjustReward(database, call, call.body)),
  ...handle(moneyCalls.payOutRewards, (call) => payOutRewards(database, call, call.body)),
})
