import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { pickingCalls } from '@tessera/contract/middleware/operator/picking-operations'
import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { orderList, selectedFileHref } from '../features/orders/order-list.ts'
import { OrdersScreen } from '../features/orders/orders-screen.tsx'
import { stepOrders } from '../features/orders/step-orders.server.ts'
import { StepOrdersScreen } from '../features/orders/step-orders-screen.tsx'
import { type DataOf, pageText } from '../generic/page-text.server.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { getEnvironment } from '../http/environment.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
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
  const carts = query.search && found.totalCount === 0 ? await countCarts(staff, query.search) : 0
  const mayWork = mayUse(staff, pickingCalls.previewSteps)
  return pageText({ query, found, carts, mayWork, now: new Date().toISOString() })
}

/** A hint beside a list without rows; the list is shown without it too. */
const countCarts = (staff: Staff, search: string): Promise<number> =>
  getEnvironment()
    .shop.Operator.CountCarts({ search }, { accessToken: staff.token })
    .then(
      ({ count }) => count,
      () => 0,
    )

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  const isExport = form.get('intent') === 'export'
  const numbers = form.getAll('id').map(String)
  if (!mayUse(staff, isExport ? operatorCalls.listOrders : pickingCalls.previewSteps)) throw notHere()
  if (isExport && numbers.length > 0) throw redirect(selectedFileHref(numbers))
  const outcome = await stepOrders(staff, form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = () => [{ title: 'Orders · Tessera console' }]

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const shown: DataOf<typeof loaderData> = useMemo(() => JSON.parse(loaderData.json), [loaderData.json])
  return actionData ? <StepOrdersScreen outcome={actionData} /> : <OrdersScreen {...shown} />
}
