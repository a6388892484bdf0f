import { buttonClass } from '@tessera/ui/button'
import { ChipLink } from '@tessera/ui/chip'
import { controlClass } from '@tessera/ui/control-class'
import { formatCount } from '@tessera/ui/format'
import { FilterIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { useSubmit } from 'react-router'
import { appliedFilters, understoodFilters } from './applied-filters.ts'
import { filterFormId, filterSheetId } from './filter-form.tsx'
import { formParams } from './form-params.ts'
import { filterCount, hrefOf, withoutFilters } from './listing-params.ts'
import type { Listing } from './load-listing.server.ts'
import { sortsFor } from './sorts.ts'

/** The bar above the grid: count, filter button on phones, and sort order. */
export function ListingBar({ listing, params }: { listing: Listing; params: URLSearchParams }) {
  const { total } = listing.answer
  const applied = filterCount(params)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout pb-3">
      <p role="status" className="tabular">
        {total === 1 ? '1 product' : `${formatCount(total)} products`}
      </p>
      <div className="flex w-full items-center justify-end gap-3 tablet:w-auto tablet:grow">
        <button
          type="button"
          popoverTarget={filterSheetId}
          className={`${buttonClass()} w-1/2 tablet:w-auto desktop:hidden`}
        >
          <FilterIcon className="size-4" />
          Filters{applied > 0 && ` (${applied})`}
        </button>
        <SortSelect listing={listing} params={params} />
      </div>
    </div>
  )
}

function SortSelect({ listing: { scope }, params }: { listing: Listing; params: URLSearchParams }) {
  const submit = useSubmit()
  const options = sortsFor(params.has('q'))
  const requested = params.get('sort') ?? ''
  const value = requested === options[0]?.value ? '' : requested
  return (
    <div className="flex w-1/2 items-center gap-2 tablet:w-auto">
      <label htmlFor="sort" className="sr-only text-sm text-stone tablet:not-sr-only">
        Sort
      </label>
      <select
        key={value}
        id="sort"
        name="sort"
        form={filterFormId}
        defaultValue={value}
        onChange={({ currentTarget: { form } }) => {
          if (form) submit(formParams(form), { action: scope.path, preventScrollReset: true })
        }}
        className={`${controlClass} select min-h-11 pe-9 text-sm tablet:w-60`}
      >
        {options.map(({ value: sort, label }, at) => (
          <option key={sort} value={at === 0 ? '' : sort}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={filterFormId} className={buttonClass({ size: 'Small' })}>
          Sort
        </button>
      </noscript>
    </div>
  )
}

const hasFacetValue = ({ answer: { facets } }: Listing, facet: string, value: string): boolean =>
  facets.some(({ name, values }) => name === facet && values.some((one) => one.value === value))

export function AppliedChips({ listing, params }: { listing: Listing; params: URLSearchParams }) {
  const isKnown = (facet: string, value: string) => hasFacetValue(listing, facet, value)
  const chosen = appliedFilters(params, listing.store?.name, isKnown)
  const applied = [...understoodFilters(params, listing.answer), ...chosen]
  if (applied.length === 0) return null
  const { path } = listing.scope
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2 pt-3">
      {applied.map(({ label, rest }) => (
        <li key={label}>
          <ChipLink href={hrefOf(path, rest)} isPicked isRemovable rel="nofollow">
            {label}
          </ChipLink>
        </li>
      ))}
      {filterCount(params) > 0 && (
        <li>
          <Link href={hrefOf(path, withoutFilters(params))} className="inline-flex min-h-8 items-center px-2 text-sm">
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
