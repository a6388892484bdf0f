import { ChipLink } from '@tessera/ui/chip'
import { Link } from '@tessera/ui/link'
import { appliedFilters } from './list-labels.ts'
import { listHref } from './list-state.ts'
import type { LoadedList } from './load-list.server.ts'

/** The active filters as removable chips. */
export function ListChips({ path, listing: { state, filters } }: { path: string; listing: LoadedList<unknown> }) {
  const applied = appliedFilters(path, state, filters.filters)
  if (applied.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2">
      {applied.map(({ label, href }) => (
        <li key={label}>
          <ChipLink href={href} isPicked isRemovable>
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <Link href={listHref(path, state, { filters: [] })} className="inline-flex min-h-8 items-center px-2 text-sm">
          Clear all
        </Link>
      </li>
    </ul>
  )
}
