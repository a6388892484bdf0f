import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/observed-events.ts'

/** The events of a recording that this person opened, for the player. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await readStaffCall(context.get(staffContext), observedCalls.getRecordingEvents, (operator, options) =>
    operator.GetRecordingEvents({ recordingId: params.id }, options),
  )
  // inside one process an answer of JSON has its text, and no stream
  return new Response(await answer.text(), { headers: { 'content-type': 'application/json; charset=utf-8' } })
}
