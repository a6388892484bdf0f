import { staffReturnCalls } from '@tessera/contract/middleware/operator/return-operations'
import { returnList } from '../features/returns/return-list.ts'
import { ReturnsScreen } from '../features/returns/returns-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/returns.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(returnList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(context.get(staffContext), staffReturnCalls.listReturns, (operator, options) =>
    operator.ListReturns(asked, options),
  )
  return { query, found, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Returns and claims · Tessera console' }]

export default function Returns({ loaderData }: Route.ComponentProps) {
  return <ReturnsScreen {...loaderData} />
}
