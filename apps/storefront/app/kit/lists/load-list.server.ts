import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { DocumentFilters, DocumentQueryInput } from '@tessera/client/shop/types.gen'
import type { ListKind } from '@tessera/contract/middleware/lists/models'
import type { Visitor } from '../../http/session/visitor.server.ts'
import type { NoRight } from '../account/no-right.ts'
import { orNoRight } from '../account/or-no-right.server.ts'
import { type ListState, listQueryOf, listStateOf } from './list-state.ts'

/** The common shape of list responses. */
export interface RowPage<Row> {
  items: Row[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface LoadedList<Page> {
  kind: ListKind
  state: ListState
  filters: DocumentFilters
  /** Null if the request was refused: a missing right or an invalid query. */
  page: Page | null
  noRight: NoRight | null
  problem: string | null
  /** The current year; the filter offers the years before it. */
  year: number
}

const noFilters = (kind: ListKind): DocumentFilters => ({
  documentTypeId: kind,
  filters: [],
  sorts: [],
  exports: ['csv'],
  saved: [],
})

/** Loads a list for the query in its URL, and its filters in parallel. */
export async function loadList<Page>(
  visitor: Visitor,
  url: URL,
  kind: ListKind,
  ask: (question: DocumentQueryInput) => Promise<Page>,
  usualScope = 1,
): Promise<LoadedList<Page>> {
  const state = listStateOf(url.searchParams, usualScope)
  const [filters, { value, noRight, problem }] = await Promise.all([
    orNoRight(visitor.shop.MyAccount.GetDocumentFilters({ documentTypeId: kind })),
    orProblem(ask(listQueryOf(state))),
  ])
  return {
    kind,
    state,
    filters: filters.value ?? noFilters(kind),
    page: value,
    noRight,
    problem,
    year: visitor.year,
  }
}

/** A manually edited URL may contain an invalid query; the page shows the API's message. */
async function orProblem<T>(answer: Promise<T>) {
  try {
    return { ...(await orNoRight(answer)), problem: null }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 400) throw error
    return { value: null, noRight: null, problem: error.fields[0]?.message ?? error.message }
  }
}
