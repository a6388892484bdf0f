import { randomUUID } from 'node:crypto'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { data } from 'react-router'
import { CustomerRewardsScreen } from '../features/rewards/customer-rewards-screen.tsx'
import { workOnRewards } from '../features/rewards/work-on-rewards.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/customer-rewards.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const rewards = await readStaffCall(staff, moneyCalls.getRewards, (operator, options) =>
    operator.GetRewards({ customerNumber: params.number }, options),
  )
  return { rewards, correctionKey: randomUUID(), mayChange: mayUse(staff, moneyCalls.adjustReward) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!mayUse(context.get(staffContext), moneyCalls.adjustReward)) throw notHere()
  const form = await request.formData()
  const staff = await requireRecentPassword({ request, context }, form)
  const outcome = await workOnRewards(staff, params.number, form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

/** After a refusal the page shows the points as they are now. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Points of ${loaderData?.rewards.customer ?? 'a customer'} · Tessera console` },
]

export default function CustomerRewards({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerRewardsScreen {...loaderData} outcome={actionData} />
}
