import { proRequestCalls } from '@tessera/contract/middleware/operator/pro-operations'
import { proRequestList, readDecided } from '../features/pro-requests/pro-request-list.ts'
import { ProRequestsScreen } from '../features/pro-requests/pro-requests-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/pro-requests.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(proRequestList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(context.get(staffContext), proRequestCalls.listProRequests, (operator, options) =>
    operator.ListProRequests(asked, options),
  )
  return { query, found, done: readDecided(url.searchParams), now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Pro requests · Tessera console' }]

export default function ProRequests({ loaderData }: Route.ComponentProps) {
  return <ProRequestsScreen {...loaderData} />
}
