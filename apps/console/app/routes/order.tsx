import { randomUUID } from 'node:crypto'
import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { taskCalls } from '@tessera/contract/middleware/operator/task-calls'
import { data } from 'react-router'
import { OrderScreen } from '../features/orders/order-screen.tsx'
import { readForwarded } from '../features/orders/read-forwarded.server.ts'
import { maySplit, splitOrder } from '../features/orders/split-order.server.ts'
import { loadNotes } from '../features/tasks/load-notes.server.ts'
import { doTask, isAboutMoney } from '../features/tasks/task-actions.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { readIntent } from '../session/staff-work.server.ts'
import type { Route } from './+types/order.ts'

const readOrder = (staff: Staff, number: string) =>
  readStaffCall(staff, operatorCalls.getOrder, (operator, options) => operator.GetOrder({ number }, options))

export async function loader({ params: { number }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [order, notes] = await Promise.all([readOrder(staff, number), loadNotes(staff, 'order', number)])
  return {
    forwarded: await readForwarded(staff, order.orderId),
    maySplit: maySplit(staff, order.orderId) && order.status === 'open',
    order,
    notes,
    formKey: randomUUID(),
    shipped: url.searchParams.get('shipped'),
    isChanged: url.searchParams.get('changed') === 'yes',
    isJustPlaced: url.searchParams.has('placed'),
    mayWork: mayUse(staff, taskCalls.orders),
    mayRefund: mayUse(staff, operatorCalls.confirmRefund),
    hasHistory: mayAudit(staff),
    hasEmails: mayUse(staff, emailCalls.listEmails),
  }
}

export async function action({ params: { number }, request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  if (!mayUse(own, taskCalls.orders)) throw notHere()
  const form = await request.formData()
  const staff = isAboutMoney(form) ? await requireRecentPassword({ request, context }, form) : own
  const [work, variant = ''] = readIntent(form.getAll('intent').at(-1))
  const outcome =
    work === 'split' ? await splitOrder(staff, await readOrder(staff, number), variant) : await doTask(staff, form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Order ${params.number} · Tessera console` }]

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} outcome={actionData} />
}
