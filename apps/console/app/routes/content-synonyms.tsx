import { randomUUID } from 'node:crypto'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { workOnContent } from '../features/content/content-action.server.ts'
import { SynonymsScreen } from '../features/content/synonyms-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/content-synonyms.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const word = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const [search, q, edit] = [word('search'), word('try'), word('edit')]
  const { items } = await readStaffCall(staff, contentCalls.listSynonyms, (operator, options) =>
    operator.ListSynonyms(search ? { search } : {}, options),
  )
  const tried = q
    ? await readStaffCall(staff, contentCalls.trySearch, (operator, options) => operator.TrySearch({ q }, options))
    : null
  const edited = items.find(({ id }) => id === edit) ?? null
  return { items, search, words: word('words'), edited, tried, formKey: randomUUID() }
}

export const action = workOnContent

export const meta: Route.MetaFunction = () => [{ title: 'Synonyms · Tessera console' }]

export default function ContentSynonyms({ loaderData, actionData }: Route.ComponentProps) {
  return <SynonymsScreen {...loaderData} outcome={actionData} />
}
