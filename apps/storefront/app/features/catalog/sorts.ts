import type { SearchSort } from '@tessera/contract/shop/listing-names'

export interface SortOption {
  value: SearchSort
  label: string
}

const bestMatch: Record<'search' | 'listing', SortOption> = {
  search: { value: 'relevance', label: 'Best match' },
  listing: { value: 'rank', label: 'Featured' },
}

const otherSorts: readonly SortOption[] = [
  { value: 'price-sqft', label: 'Price per sq ft: low to high' },
  { value: '-price-sqft', label: 'Price per sq ft: high to low' },
  { value: 'price-box', label: 'Price per box: low to high' },
  { value: '-price-box', label: 'Price per box: high to low' },
  { value: 'new', label: 'Newest' },
  { value: 'name', label: 'Name' },
]

export const sortsFor = (isSearch: boolean): readonly SortOption[] => [
  isSearch ? bestMatch.search : bestMatch.listing,
  ...otherSorts,
]

const knownSorts = new Set<string>([...Object.values(bestMatch), ...otherSorts].map(({ value }) => value))
export const isSort = (text: string): boolean => knownSorts.has(text)
