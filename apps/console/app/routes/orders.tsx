import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { redirect } from 'react-router'
import { orderList } from '../features/orders/order-list.ts'
import { OrdersScreen } from '../features/orders/orders-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/orders.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (staff.caller.userType === 'supplier') throw redirect('/supplier/orders')
  const query = readStaffListQuery(orderList, url.searchParams)
  const asked = {
    view: query.view,
    search: query.search || undefined,
    customerNumber: query.customer || undefined,
    page: String(query.page),
  }
  const found = await readStaffCall(staff, operatorCalls.listOrders, (operator, options) =>
    operator.ListOrders(asked, options),
  )
  return { query, found, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Orders · Tessera console' }]

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen {...loaderData} />
}
