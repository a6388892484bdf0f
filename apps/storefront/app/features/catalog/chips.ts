import { own } from '@tessera/contract/kit/own'
import { formatMoney } from '@tessera/ui/format'
import { facetTitle, facetWords, valueWords } from './facet-words.ts'
import { without } from './listing-params.ts'

export interface AppliedFilter {
  label: string
  /** The parameters without this filter. */
  rest: URLSearchParams
}

const dollars = (text: string): string => formatMoney(Math.round(Number(text) * 100))

type Teller = (value: string, storeName: string | undefined) => string

const tellers: Record<string, Teller> = {
  flag: (value) => valueWords('flag', value),
  suitableFor: (value) => `Suitable for: ${valueWords('suitableFor', value)}`,
  department: (value) => value,
  category: (value) => value,
  collection: (value) => `Collection: ${value}`,
  brand: (value) => value,
  minPrice: (value) => `From ${dollars(value)} / sq ft`,
  maxPrice: (value) => `Up to ${dollars(value)} / sq ft`,
  inStock: (_, storeName) => (storeName ? `In stock at ${storeName}` : 'In stock at my store'),
  enoughSqft: (value) => `Enough for ${value} sq ft`,
}

/** The values of these facets are clear without the facet's name. */
const isPlain = new Set([
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
  const words = valueWords(facet, value)
  return isPlain.has(facet) ? words : `${facetTitle(facet)}: ${words}`
}

/** Labels of all applied filters, each with the parameters that remain without it. */
export function appliedFilters(params: URLSearchParams, storeName: string | undefined): AppliedFilter[] {
  return [...params].flatMap(([name, value]) => {
    // unknown facets filter nothing, so they get no chip
    if (name === 'filter' && !own(facetWords, value.split(':')[0] ?? '')) return []
    if (name === 'filter') return { label: filterLabel(value), rest: without(params, name, value) }
    const tell = own(tellers, name)
    return tell ? { label: tell(value, storeName), rest: without(params, name, value) } : []
  })
}
