import { ChipLink } from '@tessera/ui/chip'
import { filterValue, type ListState, listHref } from '../../kit/lists/list-state.ts'

const path = '/account/invoices'

const chips = [
  { label: 'Overdue', key: 'MY STATUS_DUE', value: 'overdue' },
  { label: 'Due this week', key: 'MY STATUS_DUE', value: 'due 7' },
  { label: 'Open', key: 'STATUS', value: 'open' },
  { label: 'Paid', key: 'STATUS', value: 'closed' },
  { label: 'All', key: 'STATUS', value: 'all' },
] as const

/** Links to the most used filters. */
export function QuickChips({ state }: { state: ListState }) {
  return (
    <ul aria-label="Quick filters" className="flex flex-wrap gap-2">
      {chips.map(({ label, key, value }) => (
        <li key={label}>
          <ChipLink
            href={listHref(path, { ...state, sort: null }, { filters: [{ key, value }] })}
            isPicked={filterValue(state, key) === value && state.filters.length === 1}
          >
            {label}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
