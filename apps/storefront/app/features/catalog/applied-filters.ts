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
  flag: (value) => valueLabel('flag', value),
  suitableFor: (value) => `Suitable for: ${valueLabel('suitableFor', value)}`,
  department: (value) => value,
  category: (value) => value,
  collection: (value) => `Collection: ${value}`,
  brand: (value) => value,
  minPrice: (value) => `From ${formatDollars(value)} / sq ft`,
  maxPrice: (value) => `Up to ${formatDollars(value)} / sq ft`,
  inStock: (_, storeName) => (storeName ? `In stock at ${storeName}` : 'In stock at my store'),
  enoughSqft: (value) => `Enough for ${value} sq ft`,
}

/** The values of these facets are clear without the facet's name. */
const plainFacets = new Set([
  'category',
  'look',
  'material',
  'finish',
  'shape',
  'room',
  'use',
  'brand',
  'frostResistant',
  'waterproof',
  'availability',
])

function filterLabel(pair: string): string {
  const at = pair.indexOf(':')
  const [facet, value] = [pair.slice(0, at), pair.slice(at + 1)]
  const label = valueLabel(facet, value)
  return plainFacets.has(facet) ? label : `${facetTitle(facet)}: ${label}`
}

/** Labels of all applied filters, each with the parameters that remain without it. */
export function appliedFilters(params: URLSearchParams, storeName: string | undefined): AppliedFilter[] {
  return [...params].flatMap(([name, value]) => {
    // unknown facets filter nothing, so they get no chip
    if (name === 'filter' && !ownValue(facetLabels, value.split(':')[0] ?? '')) return []
    if (name === 'filter') return { label: filterLabel(value), rest: withoutParam(params, name, value) }
    const formatLabel = ownValue(labelFormatters, name)
    return formatLabel ? { label: formatLabel(value, storeName), rest: withoutParam(params, name, value) } : []
  })
}
