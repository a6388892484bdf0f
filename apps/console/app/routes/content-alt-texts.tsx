import { randomUUID } from 'node:crypto'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { AltTextsScreen } from '../features/content/alt-texts-screen.tsx'
import { workOnContent } from '../features/content/content-action.server.ts'
import { altTextList } from '../features/content/content-views.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/content-alt-texts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(altTextList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(context.get(staffContext), contentCalls.listAltTexts, (operator, options) =>
    operator.ListAltTexts(asked, options),
  )
  return { query, found, formKey: randomUUID() }
}

export const action = workOnContent

export const meta: Route.MetaFunction = () => [{ title: 'Alt text · Tessera console' }]

export default function ContentAltTexts({ loaderData, actionData }: Route.ComponentProps) {
  return <AltTextsScreen {...loaderData} outcome={actionData} />
}
