import { forwardedName } from '../features/supplier/buyer-order-links.tsx'
import { readSupplierOrder } from '../features/supplier/read-supplier-orders.server.ts'
import { SupplierOrderScreen } from '../features/supplier/supplier-order-screen.tsx'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/forwarded-order.ts'

const list = { path: '/forwarded', title: 'Forwarded orders' } as const

/** An order to a supplier as the seller sees it: the supplier ships it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (staff.supplierID) throw notHere()
  return { ...(await readSupplierOrder(staff, params.id)), shipKey: '', shipped: null, mayShip: false }
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => [
  { title: `Order ${forwardedName(loaderData?.buyerOrders, params.id)} · Tessera console` },
]

export default function ForwardedOrder({ loaderData }: Route.ComponentProps) {
  return <SupplierOrderScreen list={list} {...loaderData} outcome={undefined} />
}
