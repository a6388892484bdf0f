import type { StaffRedirectPage } from '@tessera/client/shop/types.gen'
import { EmptyState } from '@tessera/ui/empty-state'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form } from 'react-router'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { SearchField } from '../../generic/search-field.tsx'
import { staffListHref } from '../../generic/staff-list-query.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import { ContentFrame } from './content-frame.tsx'
import { type RedirectRow, redirectLabels, redirectsPath } from './content-views.ts'
import { newRedirect, RedirectForm } from './redirect-form.tsx'
import { useFormKey } from './use-form-key.ts'

interface Props {
  found: StaffRedirectPage
  search: string
  /** The address to start a new redirect with. */
  from: string
  /** The redirect that is changed, if the address names one. */
  edited: RedirectRow | null
  formKey: string
  outcome: StaffOutcome | undefined
}

/** Old addresses and where they lead. */
export function RedirectsScreen({ found, search, from, edited, formKey, outcome }: Props) {
  const { items, page, pageSize, totalCount } = found
  const isTyping = outcome?.typed?.intent === 'saveRedirect'
  const number = edited?.source ?? newRedirect
  const subject = `${number} ${edited?.version ?? from}`
  const { key, isSaved } = useFormKey(subject, number, outcome)
  return (
    <ContentFrame about="Old addresses and where they lead. A page that’s published later at the old address takes precedence.">
      <OutcomeNotice outcome={isTyping ? undefined : outcome} />
      <RedirectForm
        key={key}
        edited={edited}
        subject={subject}
        from={isSaved ? '' : from}
        formKey={formKey}
        outcome={isTyping ? outcome : undefined}
      />
      <Form role="search" aria-label="Redirects" key={search}>
        {from && <input type="hidden" name="from" value={from} />}
        {edited && <input type="hidden" name="edit" value={edited.source} />}
        <SearchField label="Search redirects" placeholder="Part of an address" search={search} />
      </Form>
      {items.length > 0 ? (
        <Table caption="Redirects" columns={columnsFor(formKey)} rows={items} keyOf={({ source }) => source} />
      ) : (
        <EmptyState title={search ? `No redirect for “${search}”` : 'No redirects yet'}>
          {search ? 'Both addresses of a redirect are searched.' : 'The first one will be listed here.'}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => staffListHref(redirectsPath, { search, page: number })}
      />
    </ContentFrame>
  )
}

const columnsFor = (formKey: string): TableColumn<RedirectRow>[] => [
  {
    key: 'source',
    header: 'From',
    isRowHeader: true,
    card: 'title',
    cell: ({ source }) => (
      <Link
        href={`${redirectsPath}?${new URLSearchParams({ edit: source })}`}
        data-row=""
        className="font-mono text-sm wrap-anywhere"
      >
        {source}
      </Link>
    ),
  },
  {
    key: 'target',
    header: 'To',
    card: 'note',
    cell: ({ target }) => <span className="font-mono text-sm wrap-anywhere">{target}</span>,
  },
  {
    key: 'status',
    header: 'Type',
    card: 'note-end',
    cell: ({ status }) => <span className="whitespace-nowrap">{redirectLabels[status] ?? status}</span>,
  },
  { key: 'by', header: 'Origin', card: 'hidden', cell: ({ isEdited }) => (isEdited ? 'Staff' : 'Built in') },
  {
    key: 'delete',
    header: 'Delete',
    card: 'menu',
    cell: ({ source, version, status, target }) => (
      <TaskForm number={source} formKey={formKey} outcome={undefined}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="status" value={status} />
        <input type="hidden" name="target" value={target ?? ''} />
        <DoButton intent="deleteRedirect">Delete</DoButton>
      </TaskForm>
    ),
  },
]
