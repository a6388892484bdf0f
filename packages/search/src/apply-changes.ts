import { priceGroups } from '@tessera/contract/shop/constants'
import { clearBit, setBit } from './bits.ts'
import { writeColumns } from './columns.ts'
import { addFacets, removeFacets } from './facets/facet-store.ts'
import type { IndexChanges, SearchDocument } from './search-document.ts'
import { clearAnswers, growIndex, type SearchIndex } from './search-index.ts'
import { addSkus, removeSkus } from './sku-lookup.ts'
import { addStock, removeStock } from './store-stock.ts'
import { documentTerms, impactOf } from './text/document-terms.ts'
import { fieldsOf } from './text/fields.ts'
import { addPosting, type Postings } from './text/postings.ts'
import { addWord, type Vocabulary } from './text/vocabulary.ts'

/** Takes effect with the next search. A change of price or stock takes microseconds, a change of text a new slot. */
export function applyChanges(index: SearchIndex, { save = [], remove = [] }: IndexChanges): void {
  for (const sku of remove) removeDocument(index, sku)
  for (const document of save) saveDocument(index, document)
  clearAnswers(index)
}

/** True if a third of the slots are holes or out of order: the index should then be rebuilt. */
export function needsRebuild({ documents, liveCount, orderedUpTo }: SearchIndex): boolean {
  const holes = documents.length - liveCount
  const unordered = documents.length - orderedUpTo
  return (holes + unordered) * 3 > documents.length && documents.length > 1_000
}

export function saveDocument(index: SearchIndex, document: SearchDocument): void {
  const slot = index.slotOf.get(document.sku)
  const old = slot === undefined ? undefined : index.documents[slot]
  if (slot !== undefined && old && canKeepSlot(old, document)) {
    replaceInPlace(index, slot, old, document)
    return
  }
  removeDocument(index, document.sku)
  // Samples are sold with their product and are never listed.
  if (document.facts.kind !== 'sample') addDocument(index, document)
}

function canKeepSlot(old: SearchDocument, document: SearchDocument): boolean {
  if (old.facts === document.facts) return old.name === document.name
  if (old.facts.kind !== document.facts.kind || old.facts.rank !== document.facts.rank) return false
  if (old.facts.story !== document.facts.story) return false
  const fields = fieldsOf(document)
  return fieldsOf(old).every(([, text], at) => text === fields[at]?.[1])
}

function replaceInPlace(index: SearchIndex, slot: number, old: SearchDocument, document: SearchDocument): void {
  removeStock(index.stores, slot, old)
  index.documents[slot] = document
  writeColumns(index.columns, slot, document)
  addStock(index.stores, slot, document)
  dropCachedRecords(index, document.sku)
  if (old.facts === document.facts) return
  removeSkus(index.skus, old)
  addSkus(index.skus, document)
  removeFacets(index.facets, slot)
  addFacets(index.facets, slot, document.facts)
}

function addDocument(index: SearchIndex, document: SearchDocument): void {
  const slot = index.documents.push(document) - 1
  if (slot >= index.columns.capacity) growIndex(index, slot * 2 + 64)
  index.slotOf.set(document.sku, slot)
  setBit(index.live, slot)
  index.liveCount++
  writeColumns(index.columns, slot, document)
  addFacets(index.facets, slot, document.facts)
  addStock(index.stores, slot, document)
  addSkus(index.skus, document)
  for (const [term, weight] of termsOf(index, document)) {
    addTerm(index.vocabulary, term, slot, impactOf(weight, document))
  }
  clearTermCaches(index)
}

function addTerm({ postings, frequency, dense }: Vocabulary, term: number, slot: number, impact: number): void {
  addPosting(postings[term] as Postings, slot, impact)
  frequency[term] = (frequency[term] ?? 0) + 1
  const frequent = dense[term]
  if (!frequent) return
  setBit(frequent.bits, slot)
  frequent.impacts[slot] = impact
}

function removeDocument(index: SearchIndex, sku: string): void {
  const slot = index.slotOf.get(sku)
  const document = slot === undefined ? undefined : index.documents[slot]
  if (slot === undefined || !document) return
  index.slotOf.delete(sku)
  index.documents[slot] = undefined
  clearBit(index.live, slot)
  index.liveCount--
  removeFacets(index.facets, slot)
  removeStock(index.stores, slot, document)
  removeSkus(index.skus, document)
  for (const [term] of termsOf(index, document))
    index.vocabulary.frequency[term] = (index.vocabulary.frequency[term] ?? 0) - 1
  dropCachedRecords(index, sku)
  clearTermCaches(index)
}

function termsOf({ vocabulary }: SearchIndex, document: SearchDocument): Map<number, number> {
  const weights = new Map<number, number>()
  for (const [word, weight] of documentTerms(document)) {
    const term = addWord(vocabulary, word)
    weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  return weights
}

function clearTermCaches(index: SearchIndex): void {
  index.spelling = undefined
  if (index.vocabulary.joined.size > 0) index.vocabulary.joined.clear()
  index.nameOrder = undefined
}

export const recordKey = (sku: string, group: string): string => `${group} ${sku}`

function dropCachedRecords({ recordTexts }: SearchIndex, sku: string): void {
  for (const group of priceGroups) recordTexts.delete(recordKey(sku, group))
}
