import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { data, redirect } from 'react-router'
import { RecordingScreen } from '../features/observed/recording-screen.tsx'
import { getEnvironment } from '../http/environment.server.ts'
import { refusalOf } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall, refusalText } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/observed-recording.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const recording = await readStaffCall(context.get(staffContext), observedCalls.getRecording, (operator, options) =>
    operator.GetRecording({ recordingId: params.id }, options),
  )
  return { recording }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, observedCalls.openRecording))
    throw refusalOf('Auth.InsufficientRoles', observedCalls.openRecording)
  const reason = String((await request.formData()).get('reason') ?? '').trim()
  const { Operator } = getEnvironment().shop
  try {
    await Operator.OpenRecording({ recordingId: params.id, reason }, { accessToken: staff.token })
  } catch (error) {
    return data({ problem: refusalText(error), reason }, { status: 400 })
  }
  throw redirect(`/observed/recordings/${params.id}`)
}

export const meta: Route.MetaFunction = () => [{ title: 'Recording · Tessera console' }]

export default function Recording({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordingScreen {...loaderData} outcome={actionData} />
}
