import { randomUUID } from 'node:crypto'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { workOnContent } from '../features/content/content-action.server.ts'
import { RedirectsScreen } from '../features/content/redirects-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/content-redirects.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const word = (name: string) => url.searchParams.get(name)?.trim() || undefined
  const edit = word('edit')
  const list = (asked: { search?: string | undefined; page?: string | undefined }) =>
    readStaffCall(context.get(staffContext), contentCalls.listRedirects, (operator, options) =>
      operator.ListRedirects(asked, options),
    )
  const found = await list({ search: word('search'), page: word('page') })
  const edited = edit ? (await list({ search: edit })).items.find(({ source }) => source === edit) : undefined
  return {
    found,
    search: word('search') ?? '',
    from: word('from') ?? '',
    edited: edited ?? null,
    formKey: randomUUID(),
  }
}

export const action = workOnContent

export const meta: Route.MetaFunction = () => [{ title: 'Redirects · Tessera console' }]

export default function ContentRedirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsScreen {...loaderData} outcome={actionData} />
}
