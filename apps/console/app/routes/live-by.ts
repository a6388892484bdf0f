import { readEvents } from '../features/history/read-events.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/live-by.ts'

/** The person behind a request, for the notice of a change. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const requestID = url.searchParams.get('request')
  if (!requestID || !mayAudit(staff)) return Response.json({ name: null })
  const { events } = await readEvents(staff, { requestID }, { pageSize: 1 })
  const [event] = events
  return Response.json({ name: event?.impersonator ?? event?.username ?? null })
}
