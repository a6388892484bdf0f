import { Button, LinkButton } from '@tessera/ui/button'
import { ChipLink } from '@tessera/ui/chip'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { useId } from 'react'
import { useFetcher, useRouteLoaderData, useSearchParams } from 'react-router'
import { type SavedView, viewHref, viewWords } from './saved-view.ts'

interface Loaded {
  list: string
  items: SavedView[]
  /** May delete what others share. */
  mayAll: boolean
}

/** The address of this list under names, mine and for everyone; the present one may be saved. */
export function SavedViews() {
  const loaded = useRouteLoaderData<Loaded | null>('routes/list-views')
  const [query] = useSearchParams()
  if (!loaded) return null
  const { list, items, mayAll } = loaded
  const words = viewWords(query)
  const current = items.find((view) => view.words === words)
  return (
    <section aria-label="Saved views" className="flex flex-wrap items-start gap-2">
      {items.map((view) => (
        <ChipLink key={view.id} href={viewHref(list, view)} isPicked={view === current}>
          {view.name}
          {!view.isMine && <span className="text-xs"> · {view.ownerName}</span>}
        </ChipLink>
      ))}
      <ViewForm
        key={current ? `${current.id} ${current.name}` : words}
        list={list}
        words={words}
        view={current}
        deleteHref={current && (current.isMine || mayAll) ? deletionOf(list, current) : undefined}
      />
    </section>
  )
}

interface FormProps {
  list: string
  words: string
  view: SavedView | undefined
  /** The page that asks before it is deleted; only for people who may. */
  deleteHref: string | undefined
}

const deletionOf = (list: string, { id }: SavedView): string => `/views?${new URLSearchParams({ list, delete: id })}`

/** Saves the present address, or changes the view that it is. */
function ViewForm({ list, words, view, deleteHref }: FormProps) {
  const id = useId()
  const { Form, data, state } = useFetcher<{ problem?: string }>()
  const isMine = view?.isMine ?? true
  if (!isMine && !deleteHref) return null
  return (
    <details className="min-w-0" open={data?.problem ? true : undefined}>
      <summary className="flex min-h-8 cursor-pointer items-center text-sm underline">
        {view ? 'Change this view' : 'Save this view'}
      </summary>
      <Form method="post" action="/views" className="mt-1 grid gap-2 border border-grout bg-surface p-3">
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="words" value={words} />
        {view && <input type="hidden" name="id" value={view.id} />}
        {isMine && (
          <>
            <TextField
              label="Name"
              name="name"
              id={`${id}-name`}
              maxLength={40}
              required
              defaultValue={view?.name ?? ''}
              error={data?.problem}
            />
            <Checkbox
              label="For everyone"
              name="isShared"
              id={`${id}-shared`}
              defaultChecked={view?.isShared ?? false}
            />
          </>
        )}
        <span className="flex flex-wrap gap-2">
          {isMine && (
            <Button type="submit" size="Small" name="intent" value="save" isBusy={state !== 'idle'}>
              Save
            </Button>
          )}
          {deleteHref && (
            <LinkButton href={deleteHref} size="Small">
              Delete
            </LinkButton>
          )}
        </span>
      </Form>
    </details>
  )
}
