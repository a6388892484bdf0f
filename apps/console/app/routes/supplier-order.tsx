import { randomUUID } from 'node:crypto'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { data, redirect } from 'react-router'
import { forwardedName } from '../features/supplier/buyer-order-links.tsx'
import { readSupplierOrder } from '../features/supplier/read-supplier-orders.server.ts'
import { shipSupplierOrder } from '../features/supplier/ship-supplier-order.server.ts'
import { SupplierOrderScreen } from '../features/supplier/supplier-order-screen.tsx'
import { isAllowed, notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/supplier-order.ts'

const list = { path: '/supplier/orders', title: 'Orders to ship' } as const

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (!staff.supplierID) throw notHere()
  return {
    ...(await readSupplierOrder(staff, params.id)),
    shipKey: randomUUID(),
    shipped: url.searchParams.get('shipped'),
    mayShip: isAllowed(staff.caller, getOperation('Shipments.Create'), {}),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!staff.supplierID) throw notHere()
  const outcome = await shipSupplierOrder(staff, params.id, await request.formData())
  if (outcome.shipmentID)
    throw redirect(`/supplier/orders/${encodeURIComponent(params.id)}?shipped=${outcome.shipmentID}`)
  return data(outcome, { status: 400 })
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => [
  { title: `Order ${forwardedName(loaderData?.buyerOrders, params.id)} · Tessera console` },
]

export default function SupplierOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <SupplierOrderScreen list={list} {...loaderData} outcome={actionData} />
}
