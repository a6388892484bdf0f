import { type Bits, grownBits, newBits } from './bits.ts'
import { type Columns, grownColumns, newColumns } from './columns.ts'
import type { ArticleDocument, CategoryDocument, SearchDocument } from './documents.ts'
import { type FacetStore, growFacets, newFacetStore } from './facets/facet-store.ts'
import type { Findings } from './findings.ts'
import { Kept } from './kept.ts'
import type { PictureUrl } from './record.ts'
import { newScratch, type Scratch } from './scratch.ts'
import { newSkuBook, type SkuBook } from './sku-book.ts'
import { growStores, type StoreStock } from './store-stock.ts'
import type { Suggestions } from './suggest.ts'
import type { Dictionary } from './text/plan.ts'
import { newSpelling, type Spelling } from './text/spelling.ts'
import { compileSynonyms, type SynonymRule, type Synonyms } from './text/synonyms.ts'
import { newVocabulary, type Vocabulary } from './text/vocabulary.ts'
import { newTitles, type Titles } from './titles.ts'

export interface IndexOptions {
  pictureUrl: PictureUrl
  synonyms?: readonly SynonymRule[]
  categories?: readonly CategoryDocument[]
  articles?: readonly ArticleDocument[]
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
  spelling: Spelling | undefined
  categories: Titles<CategoryDocument>
  articles: Titles<ArticleDocument>
  scratch: Scratch
  skus: SkuBook
  nameOrder: Int32Array | undefined
  findings: Kept<Findings>
  askedOnce: Set<string>
  suggestions: Kept<Suggestions>
  recordTexts: Kept<string>
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
    ...wordsOf(options),
    scratch: newScratch(capacity),
    skus: newSkuBook(),
    nameOrder: undefined,
    findings: new Kept(128),
    askedOnce: new Set(),
    suggestions: new Kept(2_000),
    recordTexts: new Kept(10_000),
  }
}

export function growIndex(index: SearchIndex, capacity: number): void {
  index.live = grownBits(index.live, capacity)
  index.columns = grownColumns(index.columns, capacity)
  index.scratch = newScratch(capacity)
  index.vocabulary.dense = []
  growStores(index.stores)
  growFacets(index.facets, capacity)
}

export const dictionaryOf = (index: SearchIndex): Dictionary => ({
  vocabulary: index.vocabulary,
  synonyms: index.synonyms,
  spelling: () => spellingOf(index),
})

export function spellingOf(index: SearchIndex): Spelling {
  index.spelling ??= newSpelling(index.vocabulary, index.synonyms)
  return index.spelling
}

/** Synonyms, categories and articles are read at query time, so new ones take effect with the next search. */
export function saveWords(index: SearchIndex, options: Words): void {
  Object.assign(index, wordsOf(options))
  index.spelling = undefined
  forgetAnswers(index)
}

type Words = Omit<IndexOptions, 'pictureUrl'>

const wordsOf = ({ synonyms = [], categories = [], articles = [] }: Words) => ({
  synonyms: compileSynonyms(synonyms),
  categories: newTitles(categories, ({ name, alsoCalled = [] }) => [name, ...alsoCalled].join(' ')),
  articles: newTitles(articles, ({ title, tags = [] }) => [title, ...tags].join(' ')),
})

export function forgetAnswers({ findings, askedOnce, suggestions }: SearchIndex): void {
  findings.clear()
  askedOnce.clear()
  suggestions.clear()
}
