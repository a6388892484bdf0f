import { type FacetName, facetNames } from '@tessera/contract/shop/listing-names'
import * as fc from 'fast-check'
import { facetValues } from '../src/facets/facet-table.ts'
import type { SearchQuery } from '../src/search-query.ts'
import { documents } from './shelf.ts'

const valuesOf = (name: FacetName): string[] => [
  ...new Set(documents.flatMap(({ facts }) => [...facetValues(name, facts)])),
]
const filterable = facetNames.filter((name) => valuesOf(name).length > 0)

const choice = fc.constantFrom(...filterable).chain((name) =>
  fc.record({
    name: fc.constant(name),
    values: fc.uniqueArray(fc.constantFrom(...valuesOf(name)), { minLength: 1, maxLength: 3 }),
  }),
)

/** Any listing query without text. */
export const listingQuery: fc.Arbitrary<SearchQuery> = fc
  .record(
    {
      choices: fc.array(choice, { maxLength: 3 }),
      department: fc.constantFrom(...valuesOf('department')),
      min: fc.nat(2_000),
      max: fc.nat(3_000),
      storeId: fc.constantFrom('store-1', 'store-2', 'store-3', 'nowhere'),
      inStock: fc.boolean(),
      enoughSqft: fc.nat(400),
      priceGroup: fc.constantFrom('RT' as const, 'PD' as const),
    },
    { requiredKeys: ['choices', 'priceGroup'] },
  )
  .map(({ choices, min, max, ...rest }) => ({
    ...rest,
    filters: Object.fromEntries(choices.map(({ name, values }) => [name, values])),
    ranges: { pricePerSqft: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } },
    facetLimit: Number.MAX_SAFE_INTEGER,
    pageSize: 5_000,
  }))
