import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { addColleague, loadProfileChoices } from '../features/people/add-colleague.server.ts'
import { NewColleagueScreen } from '../features/people/new-colleague-screen.tsx'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/people-new.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { choices: await loadProfileChoices(context.get(staffContext)), formKey: randomUUID() }
}

/** The answer has the first password, so it is a page and no redirect: nothing of it is in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  await loadProfileChoices(context.get(staffContext))
  const form = await request.formData()
  const outcome = await addColleague(await requireRecentPassword({ request, context }, form), form)
  return data(outcome, { status: outcome.made ? 200 : 400 })
}

export const meta: Route.MetaFunction = () => [{ title: 'New team member · Tessera console' }]

export default function NewColleague({ loaderData, actionData }: Route.ComponentProps) {
  return <NewColleagueScreen {...loaderData} outcome={actionData} />
}
