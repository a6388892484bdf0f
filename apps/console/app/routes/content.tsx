import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { contentList } from '../features/content/content-views.ts'
import { PagesScreen } from '../features/content/pages-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/content.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(contentList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(context.get(staffContext), contentCalls.listContent, (operator, options) =>
    operator.ListContent(asked, options),
  )
  return { query, found, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Content · Tessera console' }]

export default function Content({ loaderData }: Route.ComponentProps) {
  return <PagesScreen {...loaderData} />
}
