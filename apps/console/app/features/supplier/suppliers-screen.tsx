import type { Supplier } from '@tessera/client/platform/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { StaffList, type StaffListProps } from '../../generic/staff-list.tsx'
import type { StaffListAddress } from '../../generic/staff-list-query.ts'
import { SupplierMark } from './supplier-screen.tsx'

export const supplierDirectory: StaffListAddress<'all'> = {
  path: '/suppliers',
  views: [['all', 'All', 'Orders of a supplier’s products can be forwarded to it, and it ships them.']],
}

interface Props extends Pick<StaffListProps<'all'>, 'query'> {
  found: StaffListProps<'all'>['found'] & { items: readonly Supplier[] }
  mayCreate: boolean
}

/** All suppliers. */
export const SuppliersScreen = ({ query, found, mayCreate }: Props) => (
  <StaffList
    title="Suppliers"
    list={supplierDirectory}
    query={query}
    placeholder="Name or ID"
    found={found}
    row="supplier"
    searched="Names and IDs are searched."
    action={mayCreate && <LinkButton href="/r/suppliers/new">New supplier</LinkButton>}
  >
    <div className="overflow-x-auto">
      <Table caption="Suppliers" columns={columns} rows={found.items} keyOf={({ ID }) => ID ?? ''} />
    </div>
  </StaffList>
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
