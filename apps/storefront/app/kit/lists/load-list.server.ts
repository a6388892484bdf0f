import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { DocumentFilters, DocumentQueryInput } from '@tessera/client/shop/types.gen'
import type { ListKind } from '@tessera/contract/middleware/my-account-documents'
import type { Visitor } from '../../http/session/visitor.server.ts'
import type { NoRight } from '../account/no-right.ts'
import { orNoRight } from '../account/or-no-right.server.ts'
import { type ListState, listStateOf, questionOf } from './list-state.ts'

/** What every list answers, whatever its rows are. */
export interface RowPage<Row> {
  items: Row[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface Listing<Page> {
  kind: ListKind
  state: ListState
  filters: DocumentFilters
  /** Nothing where the question was refused, for want of a right or as one that cannot be answered. */
  page: Page | null
  noRight: NoRight | null
  problem: string | null
  /** To offer the years before it. */
  year: number
}

const noFilters = (kind: ListKind): DocumentFilters => ({
  documentTypeId: kind,
  filters: [],
  sorts: [],
  exports: ['csv'],
  saved: [],
})

/** A list as its address asks for it, with what it can be narrowed by. Both at once: neither waits for the other. */
export async function loadList<Page>(
  visitor: Visitor,
  url: URL,
  kind: ListKind,
  ask: (question: DocumentQueryInput) => Promise<Page>,
): Promise<Listing<Page>> {
  const state = listStateOf(url.searchParams)
  const [filters, { value, noRight, problem }] = await Promise.all([
    orNoRight(visitor.shop.MyAccount.GetDocumentFilters({ documentTypeId: kind })),
    orProblem(ask(questionOf(state))),
  ])
  return {
    kind,
    state,
    filters: filters.value ?? noFilters(kind),
    page: value,
    noRight,
    problem,
    year: new Date().getUTCFullYear(),
  }
}

/** An address somebody has changed by hand asks for what no list knows: that is told on the page. */
async function orProblem<T>(answer: Promise<T>) {
  try {
    return { ...(await orNoRight(answer)), problem: null }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 400) throw error
    return { value: null, noRight: null, problem: error.fields[0]?.message ?? error.message }
  }
}
