import type { SearchDocument } from './search-document.ts'
import { lowerBound } from './text/vocabulary.ts'

/** Finds SKUs ignoring case, spaces, hyphens and dots. A sample's SKU leads to its product. */
export interface SkuLookup {
  products: Map<string, string>
  samples: Map<string, Set<string>>
  sorted: string[] | undefined
}

export const newSkuLookup = (): SkuLookup => ({ products: new Map(), samples: new Map(), sorted: undefined })

export const plainSku = (text: string): string => text.toLowerCase().replace(/[\s\-._#]+/g, '')

const sampleSkus = ({ facts: { sample } }: SearchDocument): string[] =>
  sample ? [plainSku(sample.retailSku), plainSku(sample.proSku)] : []

export function addSkus(book: SkuLookup, document: SearchDocument): void {
  book.products.set(plainSku(document.sku), document.sku)
  book.sorted = undefined
  for (const sample of sampleSkus(document)) {
    const parents = book.samples.get(sample) ?? new Set()
    book.samples.set(sample, parents.add(document.sku))
  }
}

export function removeSkus(book: SkuLookup, document: SearchDocument): void {
  book.products.delete(plainSku(document.sku))
  book.sorted = undefined
  for (const sample of sampleSkus(document)) book.samples.get(sample)?.delete(document.sku)
}

export function findSku({ products, samples }: SkuLookup, text: string): string | undefined {
  const plain = plainSku(text)
  return products.get(plain) ?? [...(samples.get(plain) ?? [])].sort()[0]
}

/** SKUs with this prefix; only if it has a digit, because other words are never SKUs. */
export function skusWithPrefix(book: SkuLookup, text: string, limit: number): string[] {
  const plain = plainSku(text)
  if (plain.length < 3 || !/\d/.test(plain)) return []
  book.sorted ??= [...book.products.keys()].sort()
  const found: string[] = []
  for (let at = lowerBound(book.sorted, plain); found.length < limit && book.sorted[at]?.startsWith(plain); at++)
    found.push(book.products.get(book.sorted[at] ?? '') ?? '')
  return found
}
