import { randomUUID } from 'node:crypto'
import type { ResentEmail } from '@tessera/client/shop/types.gen'
import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { data, redirect } from 'react-router'
import { EmailScreen } from '../features/emails/email-screen.tsx'
import { emailWorks } from '../features/emails/email-works.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { doStaffWork, statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/email.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const email = await readStaffCall(context.get(staffContext), emailCalls.getEmail, (operator, options) =>
    operator.GetEmail({ emailId: params.id }, options),
  )
  return {
    // the frame reads the HTML by itself
    email: { ...email, html: email.html && 'yes' },
    isResent: url.searchParams.get('done') === 'resent',
    sendKey: randomUUID(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, emailCalls.resendEmail)) throw notHere()
  const { answer, ...outcome } = await doStaffWork(emailWorks, staff, await request.formData())
  if (answer) throw redirect(`/emails/${(answer as ResentEmail).emailId}?done=resent`)
  return data(outcome, { status: statusOf(outcome) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.email.subject ?? 'Email'} · Tessera console` },
]

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailScreen {...loaderData} outcome={actionData} />
}
