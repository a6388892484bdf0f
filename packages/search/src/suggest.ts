import type { PriceGroup } from '@tessera/contract/shop/constants'
import { facetNames } from '@tessera/contract/shop/listing-names'
import { listBits } from './bits.ts'
import { findHelpPages } from './help-index.ts'
import { findCentsPerSqft, toDollars } from './prices.ts'
import { returnBits } from './search-buffers.ts'
import type { ArticleDocument, HelpDocument } from './search-document.ts'
import { dictionaryOf, type SearchIndex, spellingOf } from './search-index.ts'
import { selectSmallest } from './select-smallest.ts'
import { findSku, skusWithPrefix } from './sku-lookup.ts'
import { findText } from './text/find-text.ts'
import { splitPrice } from './text/price-words.ts'
import { planText } from './text/query-plan.ts'
import { priceConcept } from './text/read-text.ts'
import { scoreSlots } from './text/score-slots.ts'
import { findNearestPrefix } from './text/spelling.ts'
import { phraseOf } from './text/synonyms.ts'
import { tieBreak } from './tie-break.ts'
import { findTitles } from './title-index.ts'

export interface SuggestedProduct {
  sku: string
  name: string
  url: string
  imageUrl: string
  size: string | null
  /** Dollars per square foot if it covers an area, else per purchase unit; null if priced in store only. */
  price: number | null
  per: string
}

export interface SearchSuggestions {
  products: SuggestedProduct[]
  categories: { name: string; department: string; url: string; count: number }[]
  articles: Pick<ArticleDocument, 'title' | 'url'>[]
  /** Pages about the shop. */
  pages: Pick<HelpDocument, 'title' | 'url'>[]
  /** SKUs equal to the text or beginning with it. */
  skus: { sku: string; name: string; url: string }[]
  /** The misspelled prefix and its correction. */
  corrected?: { from: string; to: string }
}

/** Only the best-ranked matches are read: a single letter matches half the shop. */
const maxRankedMatches = 600
const maxSuggestions = { products: 6, categories: 4, articles: 3, skus: 3 }

export function suggest(index: SearchIndex, typed: string, priceGroup: PriceGroup): SearchSuggestions {
  const prefix = typed.trim().toLowerCase().slice(0, 100)
  return index.suggestions.getOr(`${priceGroup} ${prefix}`, () => computeSuggestions(index, prefix, priceGroup))
}

function computeSuggestions(index: SearchIndex, prefix: string, priceGroup: PriceGroup): SearchSuggestions {
  const found = suggestFor(index, prefix, priceGroup)
  const words = phraseOf(prefix)
  const isFound = Object.values(found).some((group) => group.length > 0)
  const nearest = isFound ? undefined : findNearestPrefix(spellingOf(index), words.at(-1) ?? '')
  if (!nearest) return found
  const to = [...words.slice(0, -1), nearest].join(' ')
  return { ...suggestFor(index, to, priceGroup), corrected: { from: prefix, to } }
}

function suggestFor(index: SearchIndex, prefix: string, priceGroup: PriceGroup): SearchSuggestions {
  const words = phraseOf(prefix)
  return {
    products: words.length > 0 ? suggestProducts(index, prefix, priceGroup) : [],
    categories: suggestCategories(index, words),
    articles: findTitles(index.articles, words)
      .slice(0, maxSuggestions.articles)
      .map(({ title, url }) => ({ title, url })),
    pages: findHelpPages(index.helpPages, prefix, true).map(({ title, url }) => ({ title, url })),
    skus: suggestSkus(index, prefix),
  }
}

function suggestProducts(index: SearchIndex, prefix: string, priceGroup: PriceGroup): SuggestedProduct[] {
  const { buffers } = index
  returnBits(buffers)
  const { rest, price } = splitPrice(prefix)
  const { concepts } = planText(dictionaryOf(index), rest, { isUnfinished: true, asTyped: true })
  const priced = price ? [priceConcept(index, price, priceGroup)] : []
  const { bits, satisfied, leftOut } = findText(index, [...concepts, ...priced])
  if (leftOut.length > 0) return []
  const slots = listBits(bits, buffers.found.subarray(0, maxRankedMatches))
  const scores = scoreSlots(index, satisfied, slots)
  const keys = buffers.keys.subarray(0, slots.length)
  for (let at = 0; at < slots.length; at++) keys[at] = -(scores[at] ?? 0)
  return selectSmallest(keys, maxSuggestions.products, tieBreak(index, slots)).flatMap((place) => {
    const document = index.documents[slots[place] ?? -1]
    if (!document) return []
    const { sku, name, facts, prices } = document
    const cents = prices[priceGroup]?.final
    const perSqft = cents === undefined ? undefined : findCentsPerSqft(cents, facts.units)
    return {
      sku,
      name,
      url: `/products/${facts.slug}`,
      imageUrl: index.pictureUrl(sku, 'face', 640),
      size: facts.attributes.nominalSize ?? null,
      price: cents === undefined ? null : toDollars(perSqft ?? cents),
      per: perSqft === undefined ? facts.units.purchaseUnit : 'sq ft',
    }
  })
}

function suggestCategories(index: SearchIndex, words: readonly string[]): SearchSuggestions['categories'] {
  const numbers = index.facets.numberOf[facetNames.indexOf('category')]
  return findTitles(index.categories, words)
    .map(({ name, department, url }) => ({
      name,
      department,
      url,
      count: index.facets.totals[numbers?.get(name) ?? -1] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .slice(0, maxSuggestions.categories)
}

function suggestSkus(index: SearchIndex, prefix: string): SearchSuggestions['skus'] {
  const exact = findSku(index.skus, prefix)
  const skus = exact === undefined ? skusWithPrefix(index.skus, prefix, maxSuggestions.skus) : [exact]
  return skus.flatMap((sku) => {
    const document = index.documents[index.slotOf.get(sku) ?? -1]
    return document ? { sku, name: document.name, url: `/products/${document.facts.slug}` } : []
  })
}
