import { readSupplierOrders } from '../features/supplier/read-supplier-orders.server.ts'
import { forwardedList } from '../features/supplier/supplier-list.ts'
import { SupplierOrdersScreen } from '../features/supplier/supplier-orders-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/forwarded.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (staff.supplierID) throw notHere()
  const query = readStaffListQuery(forwardedList, url.searchParams)
  return { query, found: await readSupplierOrders(staff, query) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Forwarded orders · Tessera console' }]

export default function Forwarded({ loaderData }: Route.ComponentProps) {
  return <SupplierOrdersScreen title="Forwarded orders" list={forwardedList} {...loaderData} />
}
