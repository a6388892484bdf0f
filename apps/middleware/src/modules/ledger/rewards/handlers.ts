import { rewardCalls } from '@tessera/contract/middleware/rewards/operations'
import { type Handlers, queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { AccountRight, CustomerAccount, Visitor } from '../../../kit/visitor.ts'
import { refuseRight } from '../../people/rights/billing-rights.ts'
import { rewardDetails } from './details.ts'
import { rewardFigures } from './figures.ts'
import { redeemHandler } from './redeem-points.ts'
import { rewardStatements } from './statements.ts'
import { rewardSummary } from './summary.ts'

/** Points belong to the account: visible to users who may see the account or its bills. */
const viewRights: readonly AccountRight[] = ['account-view', 'billing-view', 'billing-pay']

async function getViewedAccount(database: Database, call: { actor: Visitor }): Promise<CustomerAccount> {
  const customer = customerOf(call)
  if (customer.account.type !== 'Pro') return refuse('Rewards.ProOnly')
  if (!viewRights.some((right) => customer.rights.has(right)))
    return refuseRight(database, customer, 'Rewards.NeedsView')
  return customer.account
}

/** Calls about tier, points and their sources. */
export const rewardHandlers = (database: Database): Handlers<Visitor> => ({
  ...handle(rewardCalls.getRewardSummary, async (call) =>
    rewardSummary(database, await getViewedAccount(database, call), call.now),
  ),
  ...handle(rewardCalls.getRewardFigures, async (call) =>
    rewardFigures(database, await getViewedAccount(database, call), call.now),
  ),
  ...handle(rewardCalls.getRewardStatements, async (call) =>
    rewardStatements(database, (await getViewedAccount(database, call)).id),
  ),
  ...handle(rewardCalls.getRewardDetails, async (call) => {
    const { id } = await getViewedAccount(database, call)
    return rewardDetails(database, id, queryValue(call, 'rewardId') ?? '')
  }),
  ...redeemHandler(database),
})
