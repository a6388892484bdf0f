import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { data, redirect } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import { refusalText } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/views.ts'

/** Saves, renames and deletes views, and goes back to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const options = { accessToken: context.get(staffContext).token }
  const { Console } = getEnvironment().shop
  const [list, id, words] = [word('list'), word('id'), word('words')]
  try {
    if (word('intent') === 'delete') await Console.DeleteView({ id }, options)
    else
      await Console.SaveView(
        { list, name: word('name'), words, isShared: form.has('isShared'), ...(id && { id }) },
        options,
      )
  } catch (error) {
    return data({ problem: refusalText(error), back: backTo(list, words) }, { status: 400 })
  }
  return redirect(backTo(list, words))
}

/** Only a page of the console. */
const backTo = (list: string, words: string): string =>
  /^\/\w/.test(list) ? `${list}${words ? `?${new URLSearchParams(words)}` : ''}` : '/'

/** Shown without script alone: a refused name. */
export default function Views({ actionData }: Route.ComponentProps) {
  const { problem = 'Open a list and save it from there.', back = '/' } = actionData ?? {}
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">This view isn’t saved</h1>
      <Notice kind="error">{problem}</Notice>
      <Link href={back}>Back to the list</Link>
    </div>
  )
}
