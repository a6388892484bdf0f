import { recordKey } from './apply-changes.ts'
import { explainFindings } from './explain.ts'
import { facetResults, facetsJson } from './facets/facet-listing.ts'
import { pageOf } from './result-page.ts'
import type { SearchDocument } from './search-document.ts'
import { findingsOf, type SearchFindings } from './search-findings.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'
import { toSearchRecord } from './search-record.ts'
import { findSku } from './sku-lookup.ts'
import { zeroHelp } from './zero-help.ts'

export function search(index: SearchIndex, query: SearchQuery): SearchResult {
  const { findings, documents, head } = answerQuery(index, query)
  const records = documents.map((document) => toSearchRecord(document, query.priceGroup, index.pictureUrl))
  return { ...head, records, facets: facetResults(findings.facets) }
}

/** `JSON.stringify(search(…))` for less: the text of each record is cached. */
export function searchAsJson(index: SearchIndex, query: SearchQuery): { text: string; isEmpty: boolean } {
  const { findings, documents, head } = answerQuery(index, query)
  const records = documents.map((document) => recordJson(index, document, query))
  const text = `${JSON.stringify(head).slice(0, -1)},"records":[${records.join(',')}],"facets":${facetsJson(findings.facets)}}`
  return { text, isEmpty: head.total === 0 && !head.pages }
}

interface Answer {
  findings: SearchFindings
  documents: SearchDocument[]
  head: Omit<SearchResult, 'records' | 'facets'>
}

function answerQuery(index: SearchIndex, query: SearchQuery): Answer {
  const findings = findingsOf(index, query)
  const { slots, page, pageSize } = pageOf(index, findings, query)
  const { plan, leftOut, understood, pages, priceRange, inStockCount } = findings
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
    ...(understood.length > 0 && { understood }),
    ...(pages.length > 0 && { pages: pages.map(({ title, url, summary }) => ({ title, url, summary })) }),
    ...(redirectSku && { redirectSku }),
    ...(total === 0 && { help: zeroHelp(index, findings) }),
    ...(query.explain && { explain: explainFindings(index, findings) }),
  }
  return { findings, documents: slots.flatMap((slot) => index.documents[slot] ?? []), head }
}

function recordJson(index: SearchIndex, document: SearchDocument, { priceGroup }: SearchQuery): string {
  return index.recordTexts.getOr(recordKey(document.sku, priceGroup), () =>
    JSON.stringify(toSearchRecord(document, priceGroup, index.pictureUrl)),
  )
}
