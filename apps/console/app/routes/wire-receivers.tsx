import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { readReceivers } from '../features/wire/read-wire.server.ts'
import { ReceiversScreen } from '../features/wire/receivers-screen.tsx'
import { sendTest } from '../features/wire/work-on-wire.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/wire-receivers.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  receivers: await readReceivers(context.get(staffContext)),
  testKey: randomUUID(),
})

export const action = async ({ request, context }: Route.ActionArgs) =>
  data(await sendTest(context.get(staffContext), await request.formData()), { status: 400 })

export const meta: Route.MetaFunction = () => [{ title: 'Receivers · Tessera console' }]

export default function WireReceivers({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiversScreen {...loaderData} outcome={actionData} />
}
