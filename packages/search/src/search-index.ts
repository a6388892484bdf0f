import { AnswerCache } from './answer-cache.ts'
import { type Bits, growBits, newBits } from './bits.ts'
import { type Columns, growColumns, newColumns } from './columns.ts'
import { type FacetStore, growFacets, newFacetStore } from './facets/facet-store.ts'
import { type HelpIndex, newHelpIndex } from './help-index.ts'
import { newSearchBuffers, type SearchBuffers } from './search-buffers.ts'
import type { ArticleDocument, CategoryDocument, HelpDocument, SearchDocument } from './search-document.ts'
import type { SearchFindings } from './search-findings.ts'
import type { PictureUrl } from './search-record.ts'
import { newSkuLookup, type SkuLookup } from './sku-lookup.ts'
import { growStores, type StoreStock } from './store-stock.ts'
import type { SearchSuggestions } from './suggest.ts'
import { type FacetWords, facetWordsOf } from './text/facet-words.ts'
import type { SearchDictionary } from './text/query-plan.ts'
import { newSpellingIndex, type SpellingIndex } from './text/spelling.ts'
import { compileSynonyms, type SynonymRule, type Synonyms } from './text/synonyms.ts'
import { newVocabulary, type Vocabulary } from './text/vocabulary.ts'
import { newTitleIndex, type TitleIndex } from './title-index.ts'

export interface IndexOptions {
  pictureUrl: PictureUrl
  synonyms?: readonly SynonymRule[]
  categories?: readonly CategoryDocument[]
  articles?: readonly ArticleDocument[]
  helpPages?: readonly HelpDocument[]
}

/** Products by slot. A slot is never reused; a removed product leaves a hole until the index is rebuilt. */
export interface SearchIndex {
  readonly pictureUrl: PictureUrl
  documents: (SearchDocument | undefined)[]
  slotOf: Map<string, number>
  live: Bits
  liveCount: number
  /** Slots before this one are ordered by rank and SKU, so a listing need not sort them. */
  orderedUpTo: number
  columns: Columns
  facets: FacetStore
  stores: StoreStock
  vocabulary: Vocabulary
  synonyms: Synonyms
  spelling: SpellingIndex | undefined
  facetWords: FacetWords | undefined
  categories: TitleIndex<CategoryDocument>
  articles: TitleIndex<ArticleDocument>
  helpPages: HelpIndex
  buffers: SearchBuffers
  skus: SkuLookup
  nameOrder: Int32Array | undefined
  findings: AnswerCache<SearchFindings>
  queriesSeenOnce: Set<string>
  suggestions: AnswerCache<SearchSuggestions>
  recordTexts: AnswerCache<string>
}

export function newIndex(capacity: number, documents: readonly SearchDocument[], options: IndexOptions): SearchIndex {
  return {
    pictureUrl: options.pictureUrl,
    documents: [],
    slotOf: new Map(),
    live: newBits(capacity),
    liveCount: 0,
    orderedUpTo: 0,
    columns: newColumns(capacity),
    facets: newFacetStore(
      documents.map(({ facts }) => facts),
      capacity,
    ),
    stores: new Map(),
    vocabulary: newVocabulary(),
    spelling: undefined,
    facetWords: undefined,
    ...compileLookups(options),
    buffers: newSearchBuffers(capacity),
    skus: newSkuLookup(),
    nameOrder: undefined,
    findings: new AnswerCache(128),
    queriesSeenOnce: new Set(),
    suggestions: new AnswerCache(2_000),
    recordTexts: new AnswerCache(10_000),
  }
}

export function growIndex(index: SearchIndex, capacity: number): void {
  index.live = growBits(index.live, capacity)
  index.columns = growColumns(index.columns, capacity)
  index.buffers = newSearchBuffers(capacity)
  index.vocabulary.dense = []
  growStores(index.stores)
  growFacets(index.facets, capacity)
}

export const dictionaryOf = (index: SearchIndex): SearchDictionary => ({
  vocabulary: index.vocabulary,
  synonyms: index.synonyms,
  spelling: () => spellingOf(index),
  facetWords: () => findFacetWords(index),
})

function findFacetWords(index: SearchIndex): FacetWords {
  if (index.facetWords?.size !== index.facets.valueNames.length) index.facetWords = facetWordsOf(index.facets)
  return index.facetWords as FacetWords
}

export function spellingOf(index: SearchIndex): SpellingIndex {
  index.spelling ??= newSpellingIndex(index.vocabulary, index.synonyms)
  return index.spelling
}

/** Synonyms, categories and articles are read at query time, so new ones take effect with the next search. */
export function saveLookups(index: SearchIndex, options: LookupOptions): void {
  Object.assign(index, compileLookups(options))
  index.spelling = undefined
  clearAnswers(index)
}

type LookupOptions = Omit<IndexOptions, 'pictureUrl'>

const compileLookups = ({ synonyms = [], categories = [], articles = [], helpPages = [] }: LookupOptions) => ({
  synonyms: compileSynonyms(synonyms),
  categories: newTitleIndex(categories, ({ name, alsoCalled = [] }) => [name, ...alsoCalled].join(' ')),
  articles: newTitleIndex(articles, ({ title, tags = [] }) => [title, ...tags].join(' ')),
  helpPages: newHelpIndex(helpPages),
})

export function clearAnswers({ findings, queriesSeenOnce, suggestions }: SearchIndex): void {
  findings.clear()
  queriesSeenOnce.clear()
  suggestions.clear()
}
