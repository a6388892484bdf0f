import { randomUUID } from 'node:crypto'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { workOnSettings } from '../features/content/content-action.server.ts'
import { SettingsScreen } from '../features/content/settings-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/content-settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await readStaffCall(context.get(staffContext), contentCalls.listSettings, (operator, options) =>
    operator.ListSettings(options),
  )
  return { items, formKey: randomUUID() }
}

export const action = workOnSettings

export const meta: Route.MetaFunction = () => [{ title: 'Site settings · Tessera console' }]

export default function ContentSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} outcome={actionData} />
}
