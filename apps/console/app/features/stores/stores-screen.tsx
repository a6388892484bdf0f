import type { StaffStorePage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form } from 'react-router'
import { SearchField } from '../../generic/search-field.tsx'
import { staffListHref } from '../../generic/staff-list-query.ts'

type Row = StaffStorePage['items'][number]

const storesPath = '/stores'

/** All stores with what customers read about their hours now. */
export function StoresScreen({ found, search }: { found: StaffStorePage; search: string }) {
  const { items, totalCount, page, pageSize } = found
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">Stores</h1>
        <p className="text-stone">{formatCount(totalCount)} in this list</p>
      </header>
      <Form role="search" aria-label="Stores" key={search}>
        <SearchField label="Search stores" placeholder="Number, name, city or phone" search={search} />
      </Form>
      {items.length > 0 ? (
        <Table caption="Stores" columns={columns} rows={items} keyOf={({ id }) => id} />
      ) : (
        <EmptyState
          title={`No store for “${search}”`}
          action={<LinkButton href={storesPath}>Show all stores</LinkButton>}
        >
          Numbers, names, cities, ZIP codes and phone numbers are searched.
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => staffListHref(storesPath, { search, page: number })}
      />
    </div>
  )
}

const columns: TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Store',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, name }) => (
      <Link href={`${storesPath}/${id}`} data-row="" className="font-bold">
        {name}
      </Link>
    ),
  },
  {
    key: 'id',
    header: 'Number',
    card: 'hidden',
    cell: ({ id }) => <span className="whitespace-nowrap tabular">{id}</span>,
  },
  { key: 'place', header: 'City', card: 'note', cell: ({ city, state }) => `${city}, ${state}` },
  {
    key: 'open',
    header: 'Now',
    card: 'end',
    cell: ({ openText, isOpen }) => <Badge kind={isOpen ? 'success' : 'plain'}>{openText}</Badge>,
  },
  {
    key: 'phone',
    header: 'Phone',
    card: 'hidden',
    cell: ({ phone }) => <span className="whitespace-nowrap tabular">{phone}</span>,
  },
  {
    key: 'exceptions',
    header: 'Special hours',
    isNumber: true,
    card: 'hidden',
    cell: ({ exceptionCount }) => exceptionCount || <span className="text-stone">None</span>,
  },
]
