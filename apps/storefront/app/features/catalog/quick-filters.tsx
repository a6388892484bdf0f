import { ChipLink } from '@tessera/ui/chip'
import { facetTitle, paramOf, valueLabel } from './facet-labels.ts'
import { hrefOf, withValue } from './listing-params.ts'
import type { Listing } from './load-listing.server.ts'

const promotedFacets = ['colorFamily', 'look', 'size', 'room']
const maxPerFacet = 3

/** The most used filters as links above the grid; the sidebar has them too. */
export function QuickFilters({ listing: { scope, answer }, params }: { listing: Listing; params: URLSearchParams }) {
  const fixed = new Set(scope.filter.map((pair) => pair.split(':')[0]))
  const quick = promotedFacets
    .filter((name) => !fixed.has(name))
    .flatMap((name) =>
      (answer.facets.find((facet) => facet.name === name)?.values ?? [])
        .filter(({ selected, count }) => !selected && count < answer.total)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, maxPerFacet)
        .map(({ value }) => ({ facet: name, value })),
    )
  if (params.size > 0 || quick.length < 3) return null
  return (
    <ul aria-label="Quick filters" className="relative flex gap-2 overflow-x-auto py-3 [scrollbar-width:none]">
      {quick.map(({ facet, value }) => {
        const param = paramOf(facet, value)
        return (
          <li key={facet + value} className="shrink-0">
            <ChipLink href={hrefOf(scope.path, withValue(params, param.name, param.value))}>
              <span className="sr-only">{facetTitle(facet)}: </span>
              {valueLabel(facet, value)}
            </ChipLink>
          </li>
        )
      })}
    </ul>
  )
}
