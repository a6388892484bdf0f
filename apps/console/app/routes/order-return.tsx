import { randomUUID } from 'node:crypto'
import { staffReturnCalls } from '@tessera/contract/middleware/operator/return-operations'
import { data, redirect } from 'react-router'
import { OrderReturnScreen } from '../features/order-return/order-return-screen.tsx'
import { requestReturn } from '../features/order-return/request-return.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/order-return.ts'

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await readStaffCall(context.get(staffContext), staffReturnCalls.getReturnable, (operator, options) =>
    operator.GetReturnable({ number }, options),
  )
  return { order, returnKey: randomUUID() }
}

export async function action({ params: { number }, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, staffReturnCalls.requestReturn)) throw notHere()
  const outcome = await requestReturn(staff, number, await request.formData())
  if (outcome.returnNumber) throw redirect(`/returns/${outcome.returnNumber}`)
  return data(outcome, { status: statusOf(outcome) })
}

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Return of ${params.number} · Tessera console` }]

export default function OrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderReturnScreen {...loaderData} outcome={actionData} />
}
