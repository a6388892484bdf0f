import { randomUUID } from 'node:crypto'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { data, redirect } from 'react-router'
import { ChangeScreen } from '../features/order-change/change-screen.tsx'
import { workOnChange } from '../features/order-change/work-on-change.server.ts'
import { notHere, refusalOf } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/order-change.ts'

const readOrder = (staff: Staff, number: string) =>
  readStaffCall(staff, operatorCalls.getOrder, (operator, options) => operator.GetOrder({ number }, options))

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const order = await readOrder(staff, params.number)
  if (!mayUse(staff, operatorCalls.changeOrder)) throw refusalOf('Auth.InsufficientRoles', operatorCalls.changeOrder)
  return { order, changeKey: randomUUID() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  if (!mayUse(own, operatorCalls.changeOrder)) throw notHere()
  const form = await request.formData()
  // a change moves money; looking at its effect does not
  const staff = form.getAll('intent').at(-1) === 'apply' ? await requireRecentPassword({ request, context }, form) : own
  const outcome = await workOnChange(staff, await readOrder(staff, params.number), form)
  if (outcome.isDone) throw redirect(`/orders/${params.number}?changed=yes`)
  return data(outcome, { status: statusOf(outcome) })
}

/** After a conflict the page shows the order as it is now. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Change ${params.number} · Tessera console` }]

export default function OrderChange({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeScreen {...loaderData} outcome={actionData} />
}
