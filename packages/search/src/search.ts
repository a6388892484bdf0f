import { recordKey } from './apply-changes.ts'
import type { SearchDocument } from './documents.ts'
import { explainFindings } from './explain.ts'
import { facetResults, facetsText } from './facets/told-facets.ts'
import { type Findings, findingsOf } from './findings.ts'
import { pageOf } from './page.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import { toRecord } from './record.ts'
import type { SearchIndex } from './search-index.ts'
import { findSku } from './sku-book.ts'
import { zeroHelp } from './zero-help.ts'

export function search(index: SearchIndex, query: SearchQuery): SearchResult {
  const { findings, documents, head } = answer(index, query)
  const records = documents.map((document) => toRecord(document, query.priceGroup, index.pictureUrl))
  return { ...head, records, facets: facetResults(findings.facets) }
}

/** `JSON.stringify(search(…))` for less: the text of each record is cached. */
export function searchText(index: SearchIndex, query: SearchQuery): { text: string; total: number } {
  const { findings, documents, head } = answer(index, query)
  const records = documents.map((document) => recordText(index, document, query))
  const text = `${JSON.stringify(head).slice(0, -1)},"records":[${records.join(',')}],"facets":${facetsText(findings.facets)}}`
  return { text, total: head.total }
}

interface Answer {
  findings: Findings
  documents: SearchDocument[]
  head: Omit<SearchResult, 'records' | 'facets'>
}

function answer(index: SearchIndex, query: SearchQuery): Answer {
  const findings = findingsOf(index, query)
  const { slots, page, pageSize } = pageOf(index, findings, query)
  const { plan, leftOut, priceRange, inStockCount } = findings
  const total = findings.slots.length
  const redirectSku = query.text && findSku(index.skus, query.text)
  const head = {
    total,
    page,
    pageSize,
    priceRange,
    inStockCount,
    ...(plan?.corrected && { corrected: plan.corrected }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(redirectSku && { redirectSku }),
    ...(total === 0 && { help: zeroHelp(index, findings) }),
    ...(query.explain && { explain: explainFindings(index, findings) }),
  }
  return { findings, documents: slots.flatMap((slot) => index.documents[slot] ?? []), head }
}

function recordText(index: SearchIndex, document: SearchDocument, { priceGroup }: SearchQuery): string {
  return index.recordTexts.getOr(recordKey(document.sku, priceGroup), () =>
    JSON.stringify(toRecord(document, priceGroup, index.pictureUrl)),
  )
}
