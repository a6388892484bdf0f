import { randomUUID } from 'node:crypto'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { proRequestCalls } from '@tessera/contract/middleware/operator/pro-operations'
import { data, redirect } from 'react-router'
import { readDecided } from '../features/pro-requests/pro-request-list.ts'
import { ProRequestScreen } from '../features/pro-requests/pro-request-screen.tsx'
import { doTask, isAboutMoney } from '../features/tasks/task-actions.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { readIntent } from '../session/staff-work.server.ts'
import type { Route } from './+types/pro-request.ts'

const readRequest = (staff: Staff, customerNumber: string) =>
  readStaffCall(staff, proRequestCalls.getProRequest, (operator, options) =>
    operator.GetProRequest({ customerNumber }, options),
  )

export async function loader({ params: { number }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  return {
    request: await readRequest(staff, number),
    formKey: randomUUID(),
    done: readDecided(url.searchParams),
    hasHistory: mayAudit(staff),
    now: new Date().toISOString(),
  }
}

/** After a decision the next request that waits is opened, or the list if there is none. */
export async function action({ params: { number }, request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  if (!mayUse(own, operatorCalls.decideProAccount)) throw notHere()
  const form = await request.formData()
  const staff = isAboutMoney(form) ? await requireRecentPassword({ request, context }, form) : own
  const outcome = await doTask(staff, form)
  const [work, decided] = readIntent(form.getAll('intent').at(-1))
  if (outcome.problem || work !== 'decidePro') return data(outcome, { status: outcome.problem ? 400 : 200 })
  const { nextNumber } = await readRequest(staff, number)
  throw redirect(`/pro-requests${nextNumber ? `/${nextNumber}` : ''}?decided=${decided}`)
}

export const meta: Route.MetaFunction = () => [{ title: 'Pro request · Tessera console' }]

export default function ProRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <ProRequestScreen key={loaderData.request.customerNumber} {...loaderData} outcome={actionData} />
}
