import type { Delivery } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { formatCount, formatMoment } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { EmptyStaffList } from '../../generic/empty-staff-list.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import { staffListHref } from '../../generic/staff-views.ts'
import { DeliveryMark } from './delivery-mark.tsx'
import { receiverText } from './receiver-text.ts'
import { wireTabs } from './wire-tabs.ts'
import { type WireListQuery, type WirePage, wirePath, wireViews } from './wire-views.ts'

interface Props {
  query: WireListQuery
  found: WirePage
}

/** Messages to webhooks, message senders and other receivers, newest first. */
export const WireScreen = ({ query, found }: Props) => (
  <StaffList
    title="Integrations"
    customer={undefined}
    views={wireTabs(query)}
    view={query.view === 'open' ? undefined : query.view}
    search={query.search}
    placeholder="Receiver, operation, object, problem or ID"
    found={found}
    hrefOf={(page) => staffListHref(wirePath, { ...query, page })}
  >
    {found.items.length > 0 ? (
      <div className="overflow-x-auto">
        <Table caption="Messages" columns={columns} rows={found.items} keyOf={({ ID }) => ID ?? ''} />
      </div>
    ) : (
      <EmptyStaffList
        path={wirePath}
        views={wireViews}
        query={query}
        row="message"
        searched="Receivers, operations, objects, problems and IDs are searched. Finished messages stay for 30 days."
      />
    )}
  </StaffList>
)

const columns: readonly TableColumn<Delivery>[] = [
  {
    key: 'subject',
    header: 'About',
    isRowHeader: true,
    card: 'title',
    cell: ({ ID, Subject, ObjectID }) => (
      <Link href={`/wire/messages/${encodeURIComponent(ID ?? '')}`} data-row="" className="font-bold wrap-anywhere">
        {Subject}
        {ObjectID && <span className="block font-normal text-stone">{ObjectID}</span>}
      </Link>
    ),
  },
  { key: 'receiver', header: 'Receiver', card: 'note', cell: (row) => receiverText(row) },
  { key: 'status', header: 'Status', card: 'end', cell: (row) => <DeliveryMark {...row} /> },
  {
    key: 'attempts',
    header: 'Attempts',
    isNumber: true,
    card: 'hidden',
    cell: ({ AttemptCount }) => formatCount(AttemptCount),
  },
  {
    key: 'problem',
    header: 'Problem',
    card: 'hidden',
    cell: ({ Problem }) => Problem && <span className="wrap-anywhere">{Problem}</span>,
  },
  {
    key: 'created',
    header: 'Written',
    card: 'note-end',
    cell: ({ DateCreated }) => DateCreated && formatMoment(DateCreated, shopTimeZone),
  },
]
