import { randomUUID } from 'node:crypto'
import type { Assignments } from '@tessera/client/shop/types.gen'
import { noteCalls } from '@tessera/contract/middleware/operator/note-operations'
import { serviceCalls } from '@tessera/contract/middleware/operator/service-operations'
import { data } from 'react-router'
import { inboxList } from '../features/inbox/inbox-list.ts'
import { InboxScreen } from '../features/inbox/inbox-screen.tsx'
import { inboxWorks } from '../features/inbox/inbox-works.server.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { getEnvironment } from '../http/environment.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { doStaffWork, statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/inbox.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(inboxList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const staff = context.get(staffContext)
  const [found, colleagues] = await Promise.all([
    readStaffCall(staff, serviceCalls.listInbox, (operator, options) => operator.ListInbox(asked, options)),
    listColleagues(staff),
  ])
  return { query, found, colleagues, formKey: randomUUID(), now: new Date().toISOString() }
}

/** Forms can be answered without them, and assigned by user name. */
async function listColleagues(staff: Staff): Promise<Assignments['colleagues']> {
  if (!mayUse(staff, noteCalls.listAssignments)) return []
  const { Operator } = getEnvironment().shop
  const found = await Operator.ListAssignments({ accessToken: staff.token }).catch(() => null)
  return found?.colleagues ?? []
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, serviceCalls.answerForm)) throw notHere()
  const { answer: _, ...outcome } = await doStaffWork(inboxWorks, staff, await request.formData())
  return data(outcome, { status: statusOf(outcome) })
}

export const meta: Route.MetaFunction = () => [{ title: 'Inbox · Tessera console' }]

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  return <InboxScreen {...loaderData} outcome={actionData} />
}
