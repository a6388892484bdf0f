import type { SearchAnswer } from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import { formatMoney } from '@tessera/ui/format'
import { facetLabels, facetTitle, valueLabel } from './facet-labels.ts'
import { withoutParam } from './listing-params.ts'

export interface AppliedFilter {
  label: string
  /** The parameters without this filter. */
  rest: URLSearchParams
}

const formatDollars = (text: string): string => formatMoney(Math.round(Number(text) * 100))

type LabelFormatter = (value: string, storeName: string | undefined) => string

const labelFormatters: Record<string, LabelFormatter> = {
  flag: (value) => `${facetTitle('flag')}: ${valueLabel('flag', value)}`,
  suitableFor: (value) => `Suitable for: ${valueLabel('suitableFor', value)}`,
  department: (value) => `Department: ${value}`,
  category: (value) => `Category: ${value}`,
  collection: (value) => `Collection: ${value}`,
  brand: (value) => `Brand: ${value}`,
  minPrice: (value) => `Price: from ${formatDollars(value)} / sq ft`,
  maxPrice: (value) => `Price: up to ${formatDollars(value)} / sq ft`,
  inStock: (_, storeName) => `In stock: ${storeName ?? 'my store'}`,
  enoughSqft: (value) => `Single-lot coverage: ${value} sq ft`,
}

function filterLabel(pair: string): string {
  const at = pair.indexOf(':')
  const [facet, value] = [pair.slice(0, at), pair.slice(at + 1)]
  return `${facetTitle(facet)}: ${valueLabel(facet, value)}`
}

/** Filters that the search text names; taking one off leaves the other words. */
export function understoodFilters(
  params: URLSearchParams,
  { understood }: Pick<SearchAnswer, 'understood'>,
): AppliedFilter[] {
  return (understood ?? []).map(({ filter, values, rest, min, max }) => {
    const next = withoutParam(params, 'q')
    if (rest) next.set('q', rest)
    const label =
      filter === 'price'
        ? `Price: ${formatPriceRange(min ?? null, max ?? null)}${values[0] === 'unit' ? ' per box or piece' : ''}`
        : `${facetTitle(filter)}: ${values.map((value) => valueLabel(filter, value)).join(' or ')}`
    return { label, rest: next }
  })
}

function formatPriceRange(min: number | null, max: number | null): string {
  if (min === null) return `up to ${formatMoney(max ?? 0)}`
  return max === null ? `${formatMoney(min)} and up` : `${formatMoney(min)} to ${formatMoney(max)}`
}

/** Whether the shop has products with this value of a facet. */
export type IsKnownValue = (facet: string, value: string) => boolean

/** Values of these parameters are names of the catalog. */
const namedParams = new Set(['department', 'category', 'collection', 'brand'])

/**
 * Labels of all applied filters, each with the parameters that remain without it. A name that the catalog doesn't have
 * is not printed: anyone can write an address.
 */
export function appliedFilters(
  params: URLSearchParams,
  storeName: string | undefined,
  isKnown: IsKnownValue = () => true,
): AppliedFilter[] {
  return [...params].flatMap(([name, value]) => {
    const rest = withoutParam(params, name, value)
    const [facet = '', named = ''] = name === 'filter' ? value.split(/:(.*)/s) : [name, value]
    // unknown facets filter nothing, so they get no chip
    if (name === 'filter' && !ownValue(facetLabels, facet)) return []
    const isNamed = name === 'filter' || namedParams.has(name)
    if (isNamed && !isKnown(facet, named)) return { label: facetTitle(facet), rest }
    if (name === 'filter') return { label: filterLabel(value), rest }
    const formatLabel = ownValue(labelFormatters, name)
    return formatLabel ? { label: formatLabel(value, storeName), rest } : []
  })
}
