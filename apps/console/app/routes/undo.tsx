import { data, redirect } from 'react-router'
import { loadUndo, makeUndo } from '../features/history/load-undo.server.ts'
import { UndoScreen } from '../features/history/undo-screen.tsx'
import { doneWord } from '../generic/passing-words.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/undo.ts'

/** The undo of one change, or of everything that a request wrote. */
export const loader = ({ url, context }: Route.LoaderArgs) => loadUndo(context.get(staffContext), url.searchParams)

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { view, isOpen, isWhole } = await makeUndo(context.get(staffContext), url.searchParams, {
    key: String(form.get('key') ?? ''),
    isOwn: form.get('own') === 'yes',
    askPassword: () => requireRecentPassword({ request, context }, form),
  })
  if (!isWhole) return data(view, { status: 409 })
  return redirect(
    `${view.backHref}${view.backHref.includes('?') ? '&' : '?'}${doneWord}=${isOpen ? 'undone-open' : 'undone'}`,
  )
}

/** After the undo the same page would try it once more, to find everything changed. */
export const shouldRevalidate = ({ actionStatus }: { actionStatus?: number }) => actionStatus !== 409

export const meta: Route.MetaFunction = () => [{ title: 'Undo · Tessera console' }]

export default function Undo({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoScreen view={actionData ?? loaderData} isDone={actionData !== undefined} />
}
