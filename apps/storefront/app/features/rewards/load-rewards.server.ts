import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { accountRights } from '../../shell/account/account-rights.ts'

export async function loadRewards(visitor: Visitor, query: URLSearchParams) {
  const [allowed, set] = await Promise.all([
    orNoRight(visitor.shop.MyAccount.GetRewardSummary()),
    customerSetOf(visitor),
  ])
  return {
    ...allowed,
    canRedeem: accountRights(set).canPay,
    formKey: randomUUID(),
    redeemed: redeemedIn(query),
  }
}

/** The result of the last redemption, from the URL. */
function redeemedIn(query: URLSearchParams) {
  const [points, cents] = [Number(query.get('points')), Number(query.get('cents'))]
  if (!(points > 0) || !(cents > 0)) return null
  return { points, cents, credit: query.get('credit')?.slice(0, 20) ?? '' }
}
