import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { Form, useSearchParams } from 'react-router'
import { withWord } from '../../generic/list-query.ts'
import { PageHead } from '../../generic/page-head.tsx'
import type { PeopleKind, PeopleView, PersonRow } from './people-view.ts'

const titles: Record<PeopleKind, string> = { staff: 'Staff', profiles: 'Security profiles', clients: 'API clients' }

const details: Record<PeopleKind, string> = { staff: 'User name', profiles: 'ID', clients: 'Signs in' }

/** A profile is neither active nor inactive. */
const stateColumn: TableColumn<PersonRow> = {
  key: 'state',
  header: 'State',
  card: 'end',
  cell: ({ isActive }) => (isActive ? 'Active' : <Badge kind="warning">Inactive</Badge>),
}

const columnsOf = (kind: PeopleKind): TableColumn<PersonRow>[] => [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    card: 'title',
    cell: ({ name, href }) => <Link href={href}>{name}</Link>,
  },
  {
    key: 'detail',
    header: details[kind],
    card: 'note',
    cell: ({ detail }) => <span className="wrap-anywhere">{detail}</span>,
  },
  { key: 'rights', header: 'Permissions', card: 'note-end', cell: ({ rights }) => rights },
  ...(kind === 'profiles' ? [] : [stateColumn]),
  {
    key: 'preview',
    header: 'Access',
    card: 'menu',
    cell: ({ name, previewHref }) => (
      <Link href={previewHref}>
        Preview<span className="sr-only"> of {name}</span>
      </Link>
    ),
  },
]

/** Everyone and everything that signs in to run the shop. */
export function PeopleScreen({ view }: { view: PeopleView }) {
  const { kind, search, rows, total, page, pages, mayAdd, groupsHref } = view
  const [query] = useSearchParams()
  return (
    <div className="grid gap-4">
      <PageHead
        title="People and permissions"
        about={`${formatCount(total)} total`}
        crumbs={[]}
        actions={[
          ...(mayAdd ? [{ label: 'New team member', href: '/people/new', isDanger: false }] : []),
          { label: 'Who can …?', href: '/people/who', isDanger: false },
          ...(groupsHref ? [{ label: 'Staff groups', href: groupsHref, isDanger: false }] : []),
        ]}
      />
      <Tabs
        label="People and permissions"
        tabs={(Object.keys(titles) as PeopleKind[]).map((one) => ({
          href: `?show=${one}`,
          label: titles[one],
          isCurrent: one === kind,
        }))}
      />
      <Form role="search" className="flex max-w-xl items-end gap-3">
        <input type="hidden" name="show" value={kind} />
        <TextField label="Search" name="search" type="search" defaultValue={search} className="grow" />
        <Button type="submit">Search</Button>
      </Form>
      {rows.length > 0 ? (
        <Table caption={titles[kind]} columns={columnsOf(kind)} rows={rows} keyOf={({ id }) => id} />
      ) : (
        <EmptyState title="No one matches this search." />
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => withWord(query, 'page', String(number))} />
    </div>
  )
}
