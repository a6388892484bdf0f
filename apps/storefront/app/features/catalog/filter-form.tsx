import { Button } from '@tessera/ui/button'
import { CloseIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { type ChangeEvent, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import { FacetGroups, filtersParam } from './facet-group.tsx'
import { facetLabels } from './facet-labels.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'
import { formParams } from './form-params.ts'
import { hrefOf, withoutFilters } from './listing-params.ts'
import type { Listing } from './load-listing.server.ts'
import { EnoughStockField, PriceFields } from './range-fields.tsx'

export const filterFormId = 'filters'
export const filterSheetId = 'filter-sheet'

/** Parameters that the form passes on as hidden fields. */
const carriedParams = ['q', 'asTyped', 'department', 'category', 'collection', 'brand', 'storeId']

/**
 * The filter form works without JavaScript. With JavaScript every change is submitted at once and the page keeps its
 * scroll position. On phones the same form is a sheet, a native popover.
 */
export function FilterForm({ listing, params }: { listing: Listing; params: URLSearchParams }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { scope, answer, store } = listing
  const isAllOpen = params.get(filtersParam) === 'all'
  const send = () => form.current && submit(formParams(form.current), { action: scope.path, preventScrollReset: true })
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    // typed numbers wait for Enter or Apply
    if ((event.target as unknown as HTMLInputElement).type === 'checkbox') send()
  }
  return (
    <div
      id={filterSheetId}
      popover="auto"
      className="fixed inset-y-0 backdrop:bg-ink/40 start-auto end-0 m-0 h-dvh max-h-none w-[min(22rem,calc(100vw-3rem))] overflow-y-auto border-0 bg-surface px-5 text-ink desktop:static desktop:block desktop:h-auto desktop:w-auto desktop:overflow-visible desktop:bg-transparent desktop:p-0"
    >
      <SheetHead />
      <Form
        ref={form}
        id={filterFormId}
        action={scope.path}
        preventScrollReset
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {carriedParams.map((name) => {
          const value = params.get(name)
          return value && <input key={name} type="hidden" name={name} value={value} />
        })}
        <StockCheckbox params={params} store={store} count={answer.inStockCount} />
        <CachedPart as="div" part={FacetGroups} given={{ facets: visibleFacets(listing), isAllOpen }} />
        <PriceFields params={params} range={answer.priceRange} />
        <EnoughStockField params={params} />
        <noscript>
          <Button type="submit" isWide className="mt-4">
            Show products
          </Button>
        </noscript>
      </Form>
      <SheetFoot clearHref={hrefOf(scope.path, withoutFilters(params))} total={answer.total} />
    </div>
  )
}

function SheetHead() {
  return (
    <div className="flex items-center justify-between pt-3 desktop:hidden">
      <h2 className="text-xl">Filters</h2>
      <button
        type="button"
        popoverTarget={filterSheetId}
        popoverTargetAction="hide"
        className="grid size-11 cursor-pointer place-items-center"
      >
        <CloseIcon />
        <span className="sr-only">Close filters</span>
      </button>
    </div>
  )
}

function SheetFoot({ clearHref, total }: { clearHref: string; total: number }) {
  return (
    <div className="sticky bottom-0 grid grid-cols-2 gap-3 bg-surface py-4 desktop:hidden">
      <Link href={clearHref} className="inline-flex min-h-11 items-center justify-center">
        Clear all
      </Link>
      <Button kind="primary" popoverTarget={filterSheetId} popoverTargetAction="hide">
        Show {total}
      </Button>
    </div>
  )
}

interface StockCheckboxProps {
  params: URLSearchParams
  store: Listing['store']
  count: number | null | undefined
}

function StockCheckbox({ params, store, count }: StockCheckboxProps) {
  return (
    <div className="border-b border-grout pb-3">
      {store ? (
        <FilterCheckbox name="inStock" value="true" isChecked={params.has('inStock')} count={count ?? undefined}>
          In stock at {store.name}
        </FilterCheckbox>
      ) : (
        <p className="py-1 text-sm">
          <Link href="/stores">Choose your store</Link> to check stock
        </p>
      )}
    </div>
  )
}

/** Hides facets with a single value unless it is selected, and facets that the scope already sets. */
function visibleFacets({ scope, answer }: Listing) {
  const fixed = new Set(scope.filter.map((pair) => pair.split(':')[0]))
  return Object.keys(facetLabels).flatMap((name) => {
    const facet = answer.facets.find((one) => one.name === name)
    if (!facet || fixed.has(name) || (name === 'category' && scope.department)) return []
    const isChoice =
      facet.values.length > 1 || facet.values.some(({ selected, count }) => selected || count < answer.total)
    return isChoice ? [facet] : []
  })
}
