import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { recordingList } from '../features/observed/observed-lists.ts'
import { RecordingsScreen } from '../features/observed/recordings-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/observed-recordings.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(recordingList, url.searchParams)
  const found = await readStaffCall(context.get(staffContext), observedCalls.listRecordings, (operator, options) =>
    operator.ListRecordings({ search: query.search || undefined, page: String(query.page) }, options),
  )
  return { query, found }
}

export const meta: Route.MetaFunction = () => [{ title: 'Recordings · Tessera console' }]

export default function Recordings({ loaderData }: Route.ComponentProps) {
  return <RecordingsScreen {...loaderData} />
}
