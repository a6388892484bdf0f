import { readSupplierOrders } from '../features/supplier/read-supplier-orders.server.ts'
import { ownSupplierList } from '../features/supplier/supplier-list.ts'
import { SupplierOrdersScreen } from '../features/supplier/supplier-orders-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/supplier-orders.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (!staff.supplierID) throw notHere()
  const query = readStaffListQuery(ownSupplierList, url.searchParams)
  return { query, found: await readSupplierOrders(staff, query) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Orders to ship · Tessera console' }]

export default function SupplierOrders({ loaderData }: Route.ComponentProps) {
  return <SupplierOrdersScreen title="Orders to ship" list={ownSupplierList} {...loaderData} />
}
