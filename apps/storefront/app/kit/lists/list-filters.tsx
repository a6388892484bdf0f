import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { Form, useSubmit } from 'react-router'
import { FilterInput, FilterSelect } from './filter-select.tsx'
import { datesIn, isBetween, periodChoices } from './list-labels.ts'
import { defaultPageSize, filterNames, filterValue, type ListState, listParams } from './list-state.ts'
import type { LoadedList } from './load-list.server.ts'

type Filters = LoadedList<unknown>['filters']['filters']

/** The most used filters; the others are in a disclosure. */
const main: ReadonlySet<string> = new Set(['CHAR', 'STATUS', 'MY STATUS_DUE', 'PERIODE'])

interface Props {
  path: string
  listing: LoadedList<unknown>
  /** For phones, where the table has no headers. */
  sorts: readonly { value: string; label: string }[]
  searchHint?: string | undefined
}

/** A plain GET form. With JavaScript a choice applies immediately; the button is for text and dates. */
export function ListFilters({ path, listing, sorts, searchHint }: Props) {
  const { state, filters, year } = listing
  const submit = useSubmit()
  const send = (form: HTMLFormElement | null, picked?: string) => {
    if (form) submit(filterParamsOf(form, picked), { action: path, preventScrollReset: true })
  }
  const shared = { state, year, onPick: send }
  const shown = filters.filters.filter(({ key }) => main.has(key))
  const more = filters.filters.filter(({ key, values }) => !main.has(key) && values.length > 0)
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label="Filter the list"
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
      className="grid gap-3"
    >
      <HiddenFields state={state} />
      <div className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]">
        {shown.map((filter) => (
          <FilterField key={filter.key} filter={filter} hint={searchHint} {...shared} />
        ))}
        <FilterSelect name="sort" label="Sort" options={sorts} applied={sortText(state)} onPick={send} isPhoneOnly />
        <Button type="submit" className="col-span-2 tablet:col-span-1 tablet:justify-self-start">
          Apply
        </Button>
      </div>
      <MoreFilters filters={more} {...shared} />
    </Form>
  )
}

interface Shared {
  state: ListState
  year: number
  onPick(form: HTMLFormElement | null, picked: string): void
}

function MoreFilters({ filters, ...shared }: Shared & { filters: Filters }) {
  const dates = datesIn(filterValue(shared.state, 'PERIODE'))
  const isUsed =
    dates.from !== '' || dates.to !== '' || filters.some(({ key }) => filterValue(shared.state, key) !== '')
  return (
    <Disclosure summary="More filters" isOpen={isUsed} className="border-t text-sm">
      <div className="grid gap-3 text-base tablet:grid-cols-2 desktop:grid-cols-3">
        {filters.map((filter) => (
          <FilterField key={filter.key} filter={filter} {...shared} />
        ))}
        <div className="grid grid-cols-2 gap-3">
          <TextField key={`from${dates.from}`} type="date" name="from" label="From" defaultValue={dates.from} />
          <TextField key={`to${dates.to}`} type="date" name="to" label="To" defaultValue={dates.to} />
        </div>
      </div>
    </Disclosure>
  )
}

function FilterField({
  filter,
  state,
  year,
  onPick,
  hint,
}: Shared & { filter: Filters[number]; hint?: string | undefined }) {
  const { key, label, kind, values } = filter
  const name = filterNames[key]
  const current = filterValue(state, key)
  if (kind === 'text') return <FilterInput name={name} label={label} applied={current} placeholder={hint} />
  const choices = kind === 'period' ? periodChoices(filter, year) : values.filter(({ value }) => value !== 'all')
  const options = [{ value: '', label: kind === 'period' ? 'Any time' : 'All' }, ...choices]
  const chosen = isBetween(current) ? '' : current
  return <FilterSelect name={name} label={label} options={options} applied={chosen} onPick={onPick} />
}

/** Hidden fields for parameters that the form does not show. */
function HiddenFields({ state }: { state: ListState }) {
  return (
    <>
      {(state.scope !== 1 || state.usualScope) && <input type="hidden" name="scope" value={state.scope} />}
      {state.size !== defaultPageSize && <input type="hidden" name="size" value={state.size} />}
    </>
  )
}

const sortText = (state: ListState): string => listParams(state).get('sort') ?? ''

/** Drops empty fields to keep URLs short. Choosing a period replaces the two dates. */
function filterParamsOf(form: HTMLFormElement, picked?: string): URLSearchParams {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const params = new URLSearchParams(pairs)
  if (picked === filterNames.PERIODE) for (const date of ['from', 'to']) params.delete(date)
  return params
}
