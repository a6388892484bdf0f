import { createIndex } from '../src/create-index.ts'
import { defaultSynonyms } from '../src/default-synonyms.ts'
import { search } from '../src/search.ts'
import type { SearchDocument } from '../src/search-document.ts'
import type { SearchIndex } from '../src/search-index.ts'
import type { SearchQuery, SearchResult } from '../src/search-query.ts'
import type { PictureUrl } from '../src/search-record.ts'
import { catalog, categoriesOf } from './catalog/catalog.ts'

export const pictureUrl: PictureUrl = (sku, view, width) => `/media/${sku}/${view}-${width}.webp`

export const documents: readonly SearchDocument[] = catalog(1_500)

export const articles = [
  { title: 'How to choose a backsplash', url: '/blog/backsplash', summary: 'Five questions.', tags: ['kitchen'] },
  { title: 'Grout colors that last', url: '/blog/grout-colors', summary: 'Light or dark?' },
]

export const indexOf = (all: readonly SearchDocument[]): SearchIndex =>
  createIndex(all, { pictureUrl, synonyms: defaultSynonyms, categories: categoriesOf(all), articles })

export const searchRetail = (index: SearchIndex, query: Omit<SearchQuery, 'priceGroup'>): SearchResult =>
  search(index, { priceGroup: 'RT', facetLimit: Number.POSITIVE_INFINITY, ...query })

export const documentBySku = new Map(documents.map((document) => [document.sku, document]))
