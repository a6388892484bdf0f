import { randomUUID } from 'node:crypto'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { workOnContent } from '../features/content/content-action.server.ts'
import { SearchesScreen } from '../features/content/searches-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/content-searches.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = url.searchParams.get('page') ?? '1'
  const found = await readStaffCall(
    context.get(staffContext),
    contentCalls.listSearchesWithoutResult,
    (operator, options) => operator.ListSearchesWithoutResult({ page }, options),
  )
  return { found, formKey: randomUUID(), now: new Date().toISOString() }
}

export const action = workOnContent

export const meta: Route.MetaFunction = () => [{ title: 'Searches with no results · Tessera console' }]

export default function ContentSearches({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchesScreen {...loaderData} outcome={actionData} />
}
