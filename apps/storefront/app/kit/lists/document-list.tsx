import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Table } from '@tessera/ui/table'
import type { ReactNode } from 'react'
import { NoRightPage } from '../account/no-right-page.tsx'
import { ListChips } from './list-chips.tsx'
import { type ListColumn, sortableColumns, sortChoices, type UsualSort } from './list-columns.ts'
import { ListExport } from './list-export.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListFooter } from './list-footer.tsx'
import { countLabel, type ItemNouns } from './list-labels.ts'
import { type ListState, listHref } from './list-state.ts'
import type { LoadedList, RowPage } from './load-list.server.ts'
import { SavedFilters } from './saved-filters.tsx'

export interface DocumentListProps<Row> {
  /** The list's path without the query: `/account/orders`. */
  path: string
  listing: LoadedList<RowPage<Row>>
  nouns: ItemNouns
  columns: readonly ListColumn<Row>[]
  keyOf(row: Row): string
  usualSort: UsualSort
  /** Shown when the list is empty: the reason and the next step. */
  empty: ReactNode
  searchHint?: string | undefined
  /** Wraps the table, for a list that is also a form. */
  wrap?: ((table: ReactNode) => ReactNode) | undefined
}

/** A list of the account area: filters, results, paging and export. */
export function DocumentList<Row>(props: DocumentListProps<Row>) {
  const { path, listing, columns, searchHint } = props
  const isUntouched = listing.page?.totalCount === 0 && listing.state.filters.length === 0
  if (isUntouched) return props.empty
  return (
    <div className="grid gap-5">
      <ListFilters path={path} listing={listing} sorts={sortChoices(columns)} searchHint={searchHint} />
      <ListChips path={path} listing={listing} />
      <SavedFilters path={path} listing={listing} />
      {listing.noRight && <NoRightPage noRight={listing.noRight} level={2} />}
      {listing.problem && (
        <Notice
          kind="warning"
          title="These filters don’t work together"
          action={<WholeList path={path} state={listing.state} />}
        >
          {listing.problem}
        </Notice>
      )}
      {listing.page && <Rows {...props} page={listing.page} />}
    </div>
  )
}

function Rows<Row>({ page, ...props }: DocumentListProps<Row> & { page: RowPage<Row> }) {
  const { path, listing, nouns, columns, keyOf, usualSort, wrap = (table) => table } = props
  const { state } = listing
  const table = (
    <Table
      caption={nouns.many}
      columns={sortableColumns(columns, path, state, usualSort)}
      rows={page.items}
      keyOf={keyOf}
    />
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular">
          {countLabel(page, nouns)}
        </p>
        {page.totalCount > 0 && <ListExport listing={listing} />}
      </div>
      {page.isCapped && (
        <Notice>
          Showing the first {formatCount(page.items.length)}. Narrow the filters, or export the full list.
        </Notice>
      )}
      {page.items.length > 0 ? wrap(table) : <NoMatches path={path} state={state} nouns={nouns} />}
      <ListFooter path={path} state={state} totalCount={page.totalCount} />
    </>
  )
}

function NoMatches({ path, state, nouns }: { path: string; state: ListState; nouns: ItemNouns }) {
  return (
    <EmptyState title={`No ${nouns.many} here`} action={<WholeList path={path} state={state} />}>
      {state.filters.length > 0 ? 'Nothing matches these filters.' : 'There are no more pages.'}
    </EmptyState>
  )
}

const WholeList = ({ path, state }: { path: string; state: ListState }) => (
  <LinkButton href={listHref(path, state, { filters: [], sort: null })}>Clear filters</LinkButton>
)
