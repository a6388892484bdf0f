import { randomUUID } from 'node:crypto'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { data } from 'react-router'
import { QuoteScreen } from '../features/quotes/quote-screen.tsx'
import { loadNotes } from '../features/tasks/load-notes.server.ts'
import { doTask } from '../features/tasks/task-actions.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/quote.ts'

export async function loader({ params: { number: quotationId }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [quote, notes] = await Promise.all([
    readStaffCall(staff, operatorCalls.getQuote, (operator, options) => operator.GetQuote({ quotationId }, options)),
    loadNotes(staff, 'quote', quotationId),
  ])
  return {
    quote,
    notes,
    formKey: randomUUID(),
    mayWork: mayUse(staff, operatorCalls.offerQuote),
    hasHistory: mayAudit(staff),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, operatorCalls.offerQuote)) throw notHere()
  const form = await request.formData()
  // the page is about one quote, whatever the form says
  form.set('number', params.number)
  const outcome = await doTask(staff, form)
  return data(outcome, { status: statusOf(outcome) })
}

/** After a conflict the page shows the quote as it is now, beside what was typed. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Quote ${params.number} · Tessera console` }]

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  return <QuoteScreen {...loaderData} outcome={actionData} />
}
