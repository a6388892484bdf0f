import { data } from 'react-router'
import { ImportScreen } from '../features/import/import-screen.tsx'
import type { ImportState } from '../features/import/import-state.ts'
import { doImportStep, importChoices } from '../features/import/import-steps.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/import.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const choices = importChoices(context.get(staffContext).caller)
  return { choices, of: url.searchParams.get('of') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const askPassword = () => requireRecentPassword({ request, context }, form)
  const state = await doImportStep(context.get(staffContext), form, askPassword)
  return data(state, { status: 'problem' in state && state.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = () => [{ title: 'Import · Tessera console' }]

export default function Import({ loaderData: { choices, of }, actionData }: Route.ComponentProps) {
  const start: ImportState = { step: 'start', of, text: '', problem: null }
  return <ImportScreen choices={choices} state={(actionData as ImportState | undefined) ?? start} />
}
