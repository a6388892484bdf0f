import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { MessageScreen } from '../features/wire/message-screen.tsx'
import { readDelivery, readReceivers } from '../features/wire/read-wire.server.ts'
import { subjectText } from '../features/wire/subject-text.ts'
import { resend, sendTest } from '../features/wire/work-on-wire.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/wire-message.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [message, receivers] = await Promise.all([readDelivery(staff, params.id), readReceivers(staff)])
  return { message, receivers, done: url.searchParams.get('done'), sendKey: randomUUID() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  const isTest = form.get('intent') === 'test'
  const outcome = isTest ? await sendTest(staff, form, params.id) : await resend(staff, params.id, form)
  return data(outcome, { status: 400 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? subjectText(loaderData.message.Subject) : 'Message'} · Tessera console` },
]

export default function WireMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessageScreen {...loaderData} outcome={actionData} />
}
