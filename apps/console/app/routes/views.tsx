import { Button, LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { data, Form, redirect, useNavigation } from 'react-router'
import { type SavedView, viewHref } from '../generic/saved-view.ts'
import { getEnvironment } from '../http/environment.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { refusalText } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/views.ts'

/** The view that someone is about to delete. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const list = url.searchParams.get('list') ?? ''
  const id = url.searchParams.get('delete')
  if (!id) return { list, view: null }
  const { token } = context.get(staffContext)
  const { items } = await getEnvironment().shop.Console.ListViews({ list }, { accessToken: token })
  const view = items.find((one) => one.id === id)
  if (!view) throw notHere()
  return { list, view }
}

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

/** Shown before a view is deleted, and without script for a refused name. */
export default function Views({ loaderData: { list, view }, actionData }: Route.ComponentProps) {
  const { problem, back = '/' } = actionData ?? {}
  if (!problem && view) return <DeleteView list={list} view={view} />
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">This view isn’t saved</h1>
      <Notice kind="error">{problem ?? 'Open a list and save it from there.'}</Notice>
      <Link href={back}>Back to the list</Link>
    </div>
  )
}

function DeleteView({ list, view }: { list: string; view: SavedView }) {
  const { id, name, isMine, isShared, ownerName } = view
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="grid max-w-4xl gap-5">
      <h1 className="text-2xl wrap-anywhere">Delete the view “{name}”?</h1>
      <Notice kind="warning" title="This view will be deleted">
        {!isMine && `It belongs to ${ownerName}. `}
        {isShared ? 'Everyone who uses it loses it.' : 'Only you use it.'} The list and its records stay.
      </Notice>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="delete" kind="danger" isBusy={isBusy}>
          Delete view
        </Button>
        <LinkButton href={viewHref(list, view)} kind="quiet" data-key="Escape">
          Keep it
        </LinkButton>
      </Form>
    </div>
  )
}
