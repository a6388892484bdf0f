import { randomUUID } from 'node:crypto'
import { ownValue } from '@tessera/contract/kit/own-value'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { payLinkCalls } from '@tessera/contract/middleware/pay-links/operations'
import { data } from 'react-router'
import { DocumentScreen } from '../features/money/document-screen.tsx'
import { workOnDocument } from '../features/money/work-on-document.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-document.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const found = await readStaffCall(staff, moneyCalls.getDocument, (operator, options) =>
    operator.GetDocument({ documentId: params.id }, options),
  )
  return {
    found,
    isPosted: url.searchParams.has('posted'),
    mayPost: mayUse(staff, moneyCalls.postDocument),
    mayAskPay: mayUse(staff, payLinkCalls.sendPayLink),
    formKey: randomUUID(),
  }
}

/** Of each button; the others decide a dispute. */
const calls: Readonly<Record<string, Parameters<typeof mayUse>[1]>> = {
  remind: moneyCalls.sendReminders,
  reverse: moneyCalls.reversePosting,
  refund: moneyCalls.refundCredit,
  'pay-link': payLinkCalls.sendPayLink,
}

const emails: ReadonlySet<string> = new Set(['remind', 'pay-link'])

export async function action({ params, request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  const form = await request.formData()
  const intent = String(form.getAll('intent').at(-1))
  if (!mayUse(own, ownValue(calls, intent) ?? operatorCalls.decideDispute)) throw notHere()
  // a decision, a reversal and a refund move money, an email does not
  const staff = emails.has(intent) ? own : await requireRecentPassword({ request, context }, form)
  const outcome = await workOnDocument(staff, params.id, form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

/** After a refusal the page shows the document as it is now. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ params }) => [{ title: `${params.id} · Tessera console` }]

export default function MoneyDocument({ loaderData, actionData }: Route.ComponentProps) {
  return <DocumentScreen {...loaderData} outcome={actionData} />
}
