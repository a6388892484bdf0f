import { attributeValues } from '@tessera/contract/shop/product-attributes'
import { createIndex } from '@tessera/search/create-index'
import { defaultSynonyms } from '@tessera/search/default-synonyms'
import type { CategoryDocument, SearchDocument } from '@tessera/search/search-document'
import type { SearchIndex } from '@tessera/search/search-index'
import { rangeDocuments } from '../packages/search/test/range-documents.ts'

/** Copies differ in collection, color and finish, so that facets grow as in a real shop. */
function copyOf(document: SearchDocument, copy: number): SearchDocument {
  if (copy === 0) return document
  const { facts } = document
  const turned = <Value extends string>(values: readonly Value[], value: Value | undefined): Value | undefined =>
    value && values[(values.indexOf(value) + copy) % values.length]
  const { colorFamily, finish } = facts.attributes
  const attributes = {
    ...facts.attributes,
    ...(colorFamily && { colorFamily: turned(attributeValues.colorFamily, colorFamily) ?? colorFamily }),
    ...(finish && { finish: turned(attributeValues.finish, finish) ?? finish }),
  }
  const sku = `${document.sku}${copy}`
  const collection = facts.collection && `${facts.collection} ${String.fromCharCode(64 + copy)}`
  return { ...document, id: sku, sku, facts: { ...facts, attributes, collection, rank: facts.rank * 10 + copy } }
}

export interface SearchData {
  documents: SearchDocument[]
  categories: CategoryDocument[]
}

/** The given number of products, made of copies of the full range. */
export function searchDataOf(count: number): SearchData {
  const { documents, categories } = rangeDocuments('full')
  const listed = documents.filter(({ facts }) => facts.kind !== 'sample').slice(0, 10_000)
  const copies = Math.ceil(count / listed.length)
  const all = Array.from({ length: copies }, (_, copy) => listed.map((document) => copyOf(document, copy))).flat()
  return { documents: all.slice(0, count), categories }
}

export const buildIndex = ({ documents, categories }: SearchData): SearchIndex =>
  createIndex(documents, {
    pictureUrl: (sku, view, width) => `/media/${sku}/${view}-${width}.webp`,
    synonyms: defaultSynonyms,
    categories,
  })
