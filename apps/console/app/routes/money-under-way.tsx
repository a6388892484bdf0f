import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { UnderWayScreen } from '../features/money/under-way-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-under-way.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const found = await readStaffCall(context.get(staffContext), moneyCalls.listPaymentsUnderWay, (operator, options) =>
    operator.ListPaymentsUnderWay({}, options),
  )
  return { found, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Payments under way · Tessera console' }]

export default function MoneyUnderWay({ loaderData }: Route.ComponentProps) {
  return <UnderWayScreen {...loaderData} />
}
