import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { rewardList } from '../features/rewards/reward-list.ts'
import { RewardsScreen } from '../features/rewards/rewards-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/rewards.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(rewardList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(context.get(staffContext), moneyCalls.listRewards, (operator, options) =>
    operator.ListRewards(asked, options),
  )
  return { query, found }
}

export const meta: Route.MetaFunction = () => [{ title: 'Rewards · Tessera console' }]

export default function Rewards({ loaderData }: Route.ComponentProps) {
  return <RewardsScreen {...loaderData} />
}
