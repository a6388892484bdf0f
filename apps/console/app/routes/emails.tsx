import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { emailList } from '../features/emails/email-list.ts'
import { EmailsScreen } from '../features/emails/emails-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/emails.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(emailList, url.searchParams)
  const asked = {
    view: query.view,
    search: query.search || undefined,
    customerNumber: query.customer || undefined,
    page: String(query.page),
  }
  const found = await readStaffCall(context.get(staffContext), emailCalls.listEmails, (operator, options) =>
    operator.ListEmails(asked, options),
  )
  return { query, found }
}

export const meta: Route.MetaFunction = () => [{ title: 'Emails · Tessera console' }]

export default function Emails({ loaderData }: Route.ComponentProps) {
  return <EmailsScreen {...loaderData} />
}
