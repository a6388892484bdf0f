import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { BackToList } from '../../generic/back-to-list.tsx'

interface BulkLine {
  customerNumber: string
  name?: string | null
}

/** Selected customers with their results, and the way back to the list. Columns of the task follow name and number. */
export const BulkTable = <Line extends BulkLine>({
  rows,
  columns,
}: {
  rows: readonly Line[] | undefined
  columns: readonly TableColumn<Line>[]
}) => (
  <>
    {rows && (
      <div className="overflow-x-auto">
        <Table
          caption="Customers"
          columns={[...customerColumns, ...columns]}
          rows={rows}
          keyOf={({ customerNumber }) => customerNumber}
        />
      </div>
    )}
    <p>
      <BackToList />
    </p>
  </>
)

const customerColumns: readonly TableColumn<BulkLine>[] = [
  {
    key: 'customer',
    header: 'Customer',
    isRowHeader: true,
    card: 'title',
    cell: ({ customerNumber, name }) => <Link href={`/customers/${customerNumber}`}>{name ?? customerNumber}</Link>,
  },
  { key: 'number', header: 'Number', card: 'hidden', cell: ({ customerNumber }) => customerNumber },
]
