import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { customerList } from '../features/customers/customer-list.ts'
import { CustomersScreen } from '../features/customers/customers-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/customers.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(customerList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(context.get(staffContext), operatorCalls.listAccounts, (operator, options) =>
    operator.ListAccounts(asked, options),
  )
  return { query, found }
}

export const meta: Route.MetaFunction = () => [{ title: 'Customers · Tessera console' }]

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomersScreen {...loaderData} />
}
