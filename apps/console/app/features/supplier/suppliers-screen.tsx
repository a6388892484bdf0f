import type { Supplier } from '@tessera/client/platform/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form } from 'react-router'
import { SearchField } from '../../generic/search-field.tsx'
import { staffListHref } from '../../generic/staff-list-query.ts'
import { SupplierMark } from './supplier-screen.tsx'

interface Props {
  suppliers: readonly Supplier[]
  search: string
  total: number
  page: number
  pages: number
  mayCreate: boolean
}

/** All suppliers. */
export const SuppliersScreen = ({ suppliers, search, total, page, pages, mayCreate }: Props) => (
  <div className="grid gap-4">
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h1 className="text-2xl">Suppliers</h1>
        <p className="text-stone">{formatCount(total)} in this list</p>
      </div>
      {mayCreate && <LinkButton href="/r/suppliers/new">New supplier</LinkButton>}
    </header>
    <Form role="search" aria-label="Suppliers" key={search}>
      <SearchField label="Search suppliers" placeholder="Name or ID" search={search} />
    </Form>
    {suppliers.length > 0 ? (
      <Table caption="Suppliers" columns={columns} rows={suppliers} keyOf={({ ID }) => ID ?? ''} />
    ) : (
      <EmptyState
        title={search ? `No supplier for “${search}”` : 'No suppliers yet'}
        action={search ? <LinkButton href="/suppliers">Show all suppliers</LinkButton> : undefined}
      >
        Orders of a supplier’s products can be forwarded to it, and it ships them.
      </EmptyState>
    )}
    <Pagination page={page} pages={pages} hrefOf={(number) => staffListHref('/suppliers', { search, page: number })} />
  </div>
)

const columns: readonly TableColumn<Supplier>[] = [
  {
    key: 'name',
    header: 'Supplier',
    isRowHeader: true,
    card: 'title',
    cell: ({ ID, Name }) => (
      <Link href={`/suppliers/${encodeURIComponent(ID ?? '')}`} data-row="" className="font-bold wrap-anywhere">
        {Name}
      </Link>
    ),
  },
  { key: 'id', header: 'ID', card: 'note', cell: ({ ID }) => <span className="wrap-anywhere">{ID}</span> },
  { key: 'status', header: 'Status', card: 'end', cell: (supplier) => <SupplierMark {...supplier} /> },
]
