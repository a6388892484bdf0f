import type { StaffRewardPage } from '@tessera/client/shop/types.gen'
import type { staffRewardViews } from '@tessera/contract/middleware/operator/reward-models'

type View = (typeof staffRewardViews)[number]

/** Lists of accounts with points, each with what it says when it is empty. */
export const rewardViews: readonly (readonly [view: View, label: string, empty: string])[] = [
  ['all', 'All', 'The first account that earns points will be listed here.'],
  ['pending', 'Pending', 'No points are pending.'],
  ['expiring', 'Expiring', 'No points expire within 90 days.'],
  ['payouts', 'To pay out', 'No referral waits to be paid out.'],
]

export type RewardAccountRow = StaffRewardPage['items'][number]

export interface RewardListQuery {
  view: View
  search: string
  page: number
}

export function readRewardQuery(query: URLSearchParams): RewardListQuery {
  const [view = 'all'] = rewardViews.find(([name]) => name === query.get('view')) ?? []
  const page = Number(query.get('page'))
  return { view, search: (query.get('search') ?? '').trim(), page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** The address of a list: a view is a link. */
export function rewardListHref({ view, search, page }: Partial<RewardListQuery>): string {
  const query = new URLSearchParams({
    ...(view && view !== 'all' && { view }),
    ...(search && { search }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/rewards?${query}` : '/rewards'
}
