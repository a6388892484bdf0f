import { actingCalls } from '@tessera/contract/middleware/operator/acting-operations'
import { loadOperation } from '../generic/load-operation.server.ts'
import { OperationScreen } from '../generic/operation-screen.tsx'
import { sendOperation } from '../generic/send-operation.server.ts'
import { findOperation } from '../operations/find-operation.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import { isSensitive, requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/operation.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const operation = findOperation(params.id)
  if (!operation) throw notHere()
  return { view: await loadOperation(context.get(staffContext), operation, url.searchParams) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operation = findOperation(params.id)
  if (!operation) throw notHere()
  const form = await request.formData()
  const isSent = operation.verb === 'GET' || form.get('confirmed') === 'yes'
  const isForCustomer = form.get('as') === 'customer'
  if (isForCustomer && !mayUse(context.get(staffContext), actingCalls.callAsCustomer)) throw notHere()
  const isAsked = isSent && (isForCustomer || (operation.verb !== 'GET' && isSensitive(operation.id)))
  const staff = isAsked ? await requireRecentPassword({ request, context }, form) : context.get(staffContext)
  return sendOperation(staff, operation, form)
}

export const meta: Route.MetaFunction = ({ params }) => [{ title: `${params.id} · Tessera console` }]

export default function RunOperation({ loaderData, actionData }: Route.ComponentProps) {
  return <OperationScreen key={loaderData.view.id} view={loaderData.view} outcome={actionData} />
}
