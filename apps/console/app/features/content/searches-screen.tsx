import type { SearchWithoutResultPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { staffListHref } from '../../generic/staff-list-query.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { formatAge } from '../tasks/format-age.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import { ContentFrame } from './content-frame.tsx'
import { searchesPath, synonymsPath } from './content-views.ts'

type Row = SearchWithoutResultPage['items'][number]

interface Props {
  found: SearchWithoutResultPage
  formKey: string
  now: string
  outcome: StaffOutcome | undefined
}

/** Searches of customers that found nothing, with the way to a rule about it. */
export function SearchesScreen({ found, formKey, now, outcome }: Props) {
  const { items, page, pageSize, totalCount } = found
  return (
    <ContentFrame about="Searches that found nothing, most frequent first.">
      <OutcomeNotice outcome={outcome} />
      {items.length > 0 ? (
        <Table
          caption="Searches with no results"
          columns={columnsFor(formKey, now)}
          rows={items}
          keyOf={({ words }) => words}
        />
      ) : (
        <EmptyState title="Every search found something">Searches with no results will be listed here.</EmptyState>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => staffListHref(searchesPath, { page: number })}
      />
    </ContentFrame>
  )
}

const columnsFor = (formKey: string, now: string): TableColumn<Row>[] => [
  {
    key: 'words',
    header: 'Search',
    isRowHeader: true,
    card: 'title',
    cell: ({ words }) => (
      <Link
        href={`${synonymsPath}?${new URLSearchParams({ words, try: words })}`}
        data-row=""
        className="wrap-anywhere"
      >
        {words}
      </Link>
    ),
  },
  { key: 'times', header: 'Times', isNumber: true, card: 'end', cell: ({ times }) => formatCount(times) },
  { key: 'last', header: 'Last', card: 'note', cell: ({ lastAt }) => formatAge(lastAt, now) },
  {
    key: 'now',
    header: 'Now',
    card: 'note-end',
    cell: ({ foundNow }) =>
      foundNow > 0 ? <Badge kind="success">Finds {formatCount(foundNow)}</Badge> : <Badge>Nothing</Badge>,
  },
  {
    key: 'forget',
    header: 'Done',
    card: 'menu',
    cell: ({ words }) => (
      <TaskForm number={words} formKey={formKey} outcome={undefined}>
        <DoButton intent="forgetSearch">Remove from the list</DoButton>
      </TaskForm>
    ),
  },
]
