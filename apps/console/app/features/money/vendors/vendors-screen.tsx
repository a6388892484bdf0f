import type { VendorPaymentPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { staffListHref } from '../../../generic/staff-list-query.ts'
import { formatAge } from '../../tasks/format-age.ts'
import { moneyTabs } from '../money-tabs.ts'

type Row = VendorPaymentPage['items'][number]

interface Props {
  found: VendorPaymentPage
  now: string
}

const path = '/money/vendors'

/** Bank details that vendors sent. The accounts are sealed; each is opened on its own page. */
export const VendorsScreen = ({ found: { items, totalCount, page, pageSize }, now }: Props) => (
  <div className="grid gap-4">
    <header>
      <h1 className="text-2xl">Money</h1>
      <p className="text-stone">Bank details of {formatUnits(totalCount, 'vendor')}</p>
    </header>
    <Tabs label="Views" tabs={moneyTabs({ current: path, mayPayVendors: true })} />
    {items.length === 0 ? (
      <EmptyState title="No vendor has sent bank details">
        Vendors enter them at /vendor-payment in the shop, after a link by email.
      </EmptyState>
    ) : (
      <div className="overflow-x-auto">
        <Table
          caption="Bank details of vendors"
          columns={columnsFor(now)}
          rows={items}
          keyOf={(row) => row.reference}
        />
      </div>
    )}
    <Pagination
      page={page}
      pages={Math.ceil(totalCount / pageSize)}
      hrefOf={(number) => staffListHref(path, { page: number })}
    />
  </div>
)

const columnsFor = (now: string): TableColumn<Row>[] => [
  {
    key: 'company',
    header: 'Vendor',
    isRowHeader: true,
    card: 'title',
    cell: ({ company, reference }) => (
      <Link href={`${path}/${reference}`} data-row="" className="font-bold wrap-anywhere">
        {company}
      </Link>
    ),
  },
  { key: 'contact', header: 'Contact', card: 'note', cell: ({ contactName, email }) => `${contactName}, ${email}` },
  {
    key: 'verified',
    header: 'Status',
    card: 'end',
    cell: ({ isDone, doneBy }) =>
      isDone ? <Badge kind="success">Verified by {doneBy}</Badge> : <Badge kind="warning">Not verified</Badge>,
  },
  {
    key: 'earlier',
    header: 'Sent before',
    isNumber: true,
    card: 'hidden',
    cell: ({ earlier }) => (earlier === 0 ? 'No' : formatCount(earlier)),
  },
  { key: 'age', header: 'Age', isNumber: true, card: 'note-end', cell: ({ sentAt }) => formatAge(sentAt, now) },
]
