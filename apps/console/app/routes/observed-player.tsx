import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { data } from 'react-router'
import { RecordingPlayer } from '../features/observed/recording-player.tsx'
import { nonceContext } from '../http/request-context.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { staffMiddleware } from '../session/staff-middleware.server.ts'
import type { Route } from './+types/observed-player.ts'

/** Only our own scripts run. A recording is shown with its own styles, in a frame that runs nothing. */
const policyOf = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; connect-src 'self'; style-src 'self' 'unsafe-inline'; ` +
  "img-src 'self' data:; font-src 'self' data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export const middleware: Route.MiddlewareFunction[] = [staffMiddleware]

/** The document in the frame of a recording's page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { openUntil } = await readStaffCall(
    context.get(staffContext),
    observedCalls.getRecording,
    (operator, options) => operator.GetRecording({ recordingId: params.id }, options),
  )
  if (!openUntil) throw notHere()
  const headers = {
    'content-security-policy': policyOf(context.get(nonceContext)),
    'x-frame-options': 'SAMEORIGIN',
  }
  return data({ events: `/console/observed/recordings/${params.id}/events` }, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [{ title: 'Player · Tessera console' }]

export default function Player({ loaderData }: Route.ComponentProps) {
  return <RecordingPlayer {...loaderData} />
}
