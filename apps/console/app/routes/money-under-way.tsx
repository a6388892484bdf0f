import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { vendorCalls } from '@tessera/contract/middleware/operator/vendor-operations'
import { UnderWayScreen } from '../features/money/under-way-screen.tsx'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-under-way.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const found = await readStaffCall(staff, moneyCalls.listPaymentsUnderWay, (operator, options) =>
    operator.ListPaymentsUnderWay({}, options),
  )
  return { found, now: new Date().toISOString(), mayPayVendors: mayUse(staff, vendorCalls.listVendorPayments) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Payments in progress · Tessera console' }]

export default function MoneyUnderWay({ loaderData }: Route.ComponentProps) {
  return <UnderWayScreen {...loaderData} />
}
