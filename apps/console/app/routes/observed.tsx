import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { ErrorsScreen } from '../features/observed/errors-screen.tsx'
import { errorList } from '../features/observed/observed-lists.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/observed.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(errorList, url.searchParams)
  const found = await readStaffCall(context.get(staffContext), observedCalls.listPageErrors, (operator, options) =>
    operator.ListPageErrors({ search: query.search || undefined, page: String(query.page) }, options),
  )
  return { query, found }
}

export const meta: Route.MetaFunction = () => [{ title: 'Page errors · Tessera console' }]

export default function Errors({ loaderData }: Route.ComponentProps) {
  return <ErrorsScreen {...loaderData} />
}
