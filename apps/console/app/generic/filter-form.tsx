import { Button, LinkButton } from '@tessera/ui/button'
import { ChipLink } from '@tessera/ui/chip'
import { Disclosure } from '@tessera/ui/disclosure'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { rangeNames, withWord } from './list-query.ts'
import { SearchField } from './search-field.tsx'
import type { FilterControl, ListView } from './views.ts'

interface Props {
  view: Pick<ListView, 'title' | 'search' | 'filters' | 'kept' | 'isFiltered'> & Partial<Pick<ListView, 'clearHref'>>
  besideSearch?: ReactNode
}

/** One form for search and filters. It works without script, and its address is the address of the call. */
export function FilterForm({
  view: { title, search, filters, kept, isFiltered, clearHref = '?' },
  besideSearch,
}: Props) {
  if (search === null && filters.length === 0) return null
  return (
    <Form role="search" className="grid gap-3" key={JSON.stringify([search, filters])}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search !== null && (
        <SearchField
          label="Search"
          placeholder={`Search ${title.toLowerCase()}`}
          search={search}
          beside={besideSearch}
        />
      )}
      {filters.length > 0 && (
        <Disclosure summary="Filters">
          <div className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
            {filters.map((control) => (
              <Control key={control.name} control={control} />
            ))}
          </div>
          <div className="mt-4 flex gap-2">
            <Button type="submit">Apply filters</Button>
            {isFiltered && (
              <LinkButton href={clearHref} kind="quiet">
                Clear
              </LinkButton>
            )}
          </div>
        </Disclosure>
      )}
      <FiltersInUse filters={filters} />
    </Form>
  )
}

/** Each filter in use, with the link that removes it. */
function FiltersInUse({ filters }: { filters: readonly FilterControl[] }) {
  const [query] = useSearchParams()
  const inUse = filters.filter(({ value, until }) => value || until)
  if (inUse.length === 0) return null
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
      {inUse.map((control) => (
        <li key={control.name}>
          <ChipLink href={withWord(query, control.name, undefined)} isPicked isRemovable>
            {control.label}: {textOf(control)}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

function textOf({ kind, value, until, options }: FilterControl): string {
  if (kind === 'choice') return options.find((option) => option.value === value)?.label ?? value
  if (kind === 'text') return value
  return [value && `from ${value}`, until && `to ${until}`].filter(Boolean).join(' ')
}

function Control({ control: { name, label, kind, value, until, options } }: { control: FilterControl }) {
  if (kind === 'choice')
    return (
      <SelectField label={label} name={name} defaultValue={value} options={[{ value: '', label: 'Any' }, ...options]} />
    )
  if (kind === 'text') return <TextField label={label} name={name} defaultValue={value} hint="* stands for any text" />
  const { from, to } = rangeNames(name)
  const type = kind === 'day-range' ? 'date' : 'number'
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1.5 text-sm font-bold">{label}</legend>
      <TextField label="From" name={from} type={type} step="any" defaultValue={value} />
      <TextField label="To" name={to} type={type} step="any" defaultValue={until} />
    </fieldset>
  )
}
