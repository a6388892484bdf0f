import { Button } from '@tessera/ui/button'
import { ChipLink } from '@tessera/ui/chip'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { listHref, listParams, listStateOf } from './list-state.ts'
import type { LoadedList } from './load-list.server.ts'

interface Props {
  path: string
  listing: LoadedList<unknown>
}

/** Named filters, stored in the account for all devices. */
export function SavedFilters({ path, listing: { kind, state, filters } }: Props) {
  const { saved } = filters
  const here = listParams(state).toString()
  const canSave = state.filters.length > 0 && !saved.some(({ query }) => query === here)
  if (saved.length === 0 && !canSave) return null
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {saved.length > 0 && (
        <ul aria-label="Saved filters" className="flex flex-wrap items-center gap-2">
          {saved.map(({ name, query }) => (
            <li key={name} className="flex items-center gap-1">
              <ChipLink href={listHref(path, listStateOf(new URLSearchParams(query)))} isPicked={query === here}>
                {name}
              </ChipLink>
              {query === here && <RemoveFilter kind={kind} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <Form method="post" action="/account/saved-filters" className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="list" value={kind} />
          <input type="hidden" name="query" value={here} />
          <TextField
            name="name"
            id={`filter-name-${kind}`}
            label="Save these filters as"
            maxLength={60}
            required
            className="w-48"
          />
          <Button type="submit">Save</Button>
        </Form>
      )}
    </div>
  )
}

const RemoveFilter = ({ kind, name }: { kind: string; name: string }) => (
  <Form method="post" action="/account/saved-filters">
    <input type="hidden" name="intent" value="forget" />
    <input type="hidden" name="list" value={kind} />
    <input type="hidden" name="name" value={name} />
    <Button type="submit" size="Small" kind="quiet" aria-label={`Remove saved filters: ${name}`}>
      Remove
    </Button>
  </Form>
)
