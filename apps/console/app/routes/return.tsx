import { randomUUID } from 'node:crypto'
import { staffReturnCalls } from '@tessera/contract/middleware/operator/return-operations'
import { taskCalls } from '@tessera/contract/middleware/operator/task-calls'
import { data } from 'react-router'
import { ReturnScreen } from '../features/returns/return-screen.tsx'
import { doTask, isAboutMoney } from '../features/tasks/task-actions.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/return.ts'

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const item = await readStaffCall(staff, staffReturnCalls.getReturn, (operator, options) =>
    operator.GetReturn({ returnNumber: number }, options),
  )
  return {
    item,
    formKey: randomUUID(),
    mayWork: mayUse(staff, taskCalls.returns),
    hasHistory: mayAudit(staff),
    now: new Date().toISOString(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  if (!mayUse(own, taskCalls.returns)) throw notHere()
  const form = await request.formData()
  const staff = isAboutMoney(form) ? await requireRecentPassword({ request, context }, form) : own
  const outcome = await doTask(staff, form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Return ${params.number} · Tessera console` }]

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnScreen {...loaderData} outcome={actionData} />
}
