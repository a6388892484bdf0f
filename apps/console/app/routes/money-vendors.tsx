import { vendorCalls } from '@tessera/contract/middleware/operator/vendor-operations'
import { VendorsScreen } from '../features/money/vendors/vendors-screen.tsx'
import { readPage } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-vendors.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = String(readPage(url.searchParams))
  const found = await readStaffCall(context.get(staffContext), vendorCalls.listVendorPayments, (operator, options) =>
    operator.ListVendorPayments({ page }, options),
  )
  return { found, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Vendors · Tessera console' }]

export default function MoneyVendors({ loaderData }: Route.ComponentProps) {
  return <VendorsScreen {...loaderData} />
}
