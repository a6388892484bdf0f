import type { Delivery } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatMoment } from '../../generic/format-days.ts'
import { StaffList } from '../../generic/staff-list.tsx'
import { staffViewTabs } from '../../generic/staff-list-query.ts'
import { DeliveryMark } from './delivery-mark.tsx'
import { receiverText } from './receiver-text.ts'
import { receiversTab } from './receivers-tab.ts'
import { subjectText } from './subject-text.ts'
import { type WireListQuery, type WirePage, wireList } from './wire-list.ts'

interface Props {
  query: WireListQuery
  found: WirePage
}

/** Messages to webhooks, message senders and other receivers, newest first. */
export const WireScreen = ({ query, found }: Props) => (
  <StaffList
    title="Integrations"
    list={wireList}
    query={query}
    tabs={[...staffViewTabs(wireList, query), receiversTab]}
    placeholder="Receiver, operation, object, problem or ID"
    found={found}
    row="message"
    searched="Receivers, operations, objects, problems and IDs are searched. Finished messages stay for 30 days."
  >
    <div className="overflow-x-auto">
      <Table caption="Messages" columns={columns} rows={found.items} keyOf={({ ID }) => ID ?? ''} />
    </div>
  </StaffList>
)

const columns: readonly TableColumn<Delivery>[] = [
  {
    key: 'subject',
    header: 'About',
    isRowHeader: true,
    card: 'title',
    cell: ({ ID, Subject, ObjectID }) => (
      <>
        <Link href={`/wire/messages/${encodeURIComponent(ID ?? '')}`} data-row="" className="font-bold wrap-anywhere">
          {subjectText(Subject)}
        </Link>
        {ObjectID && <span className="block font-normal wrap-anywhere text-stone">{ObjectID}</span>}
      </>
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
    header: 'Created',
    card: 'note-end',
    cell: ({ DateCreated }) => DateCreated && formatMoment(DateCreated, shopTimeZone),
  },
]
