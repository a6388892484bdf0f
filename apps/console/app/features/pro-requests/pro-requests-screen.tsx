import type { ProRequestPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { StaffList } from '../../generic/staff-list.tsx'
import { formatAge } from '../tasks/format-age.ts'
import { type ProRequestListQuery, type ProRequestRow, proRequestList, proStatusWords } from './pro-request-list.ts'

interface Props {
  query: ProRequestListQuery
  found: ProRequestPage
  now: string
  /** The decision just made on the last request. */
  done: string | null
}

/** Requests for Pro Accounts, the oldest first. */
export const ProRequestsScreen = ({ query, found, now, done }: Props) => (
  <StaffList
    title="Pro requests"
    list={proRequestList}
    query={query}
    placeholder="Company, number, person, email or phone"
    found={found}
    row="request"
    searched="Companies, numbers, names, emails and phone numbers are searched."
    action={<Link href="/?list=companyNames">Company name changes</Link>}
    above={
      done && (
        <Notice kind="success" isLive>
          {done}
        </Notice>
      )
    }
  >
    <div className="overflow-x-auto">
      <Table
        caption="Pro requests"
        columns={columnsFor(now)}
        rows={found.items}
        keyOf={({ customerNumber }) => customerNumber}
      />
    </div>
  </StaffList>
)

const columnsFor = (now: string): TableColumn<ProRequestRow>[] => [
  {
    key: 'company',
    header: 'Company',
    isRowHeader: true,
    card: 'title',
    cell: ({ account, customerNumber }) => (
      <Link href={`/pro-requests/${customerNumber}`} data-row="" className="font-bold wrap-anywhere">
        {account}
      </Link>
    ),
  },
  { key: 'contact', header: 'Contact', card: 'note', cell: ({ contact }) => contact },
  {
    key: 'status',
    header: 'Status',
    card: 'note-end',
    cell: ({ status }) => <Badge kind={proStatusWords[status][1]}>{proStatusWords[status][0]}</Badge>,
  },
  { key: 'trade', header: 'Trade', card: 'hidden', cell: ({ trade }) => trade },
  { key: 'place', header: 'Address', card: 'hidden', cell: ({ place }) => place },
  { key: 'terms', header: 'Terms', card: 'hidden', cell: ({ wantsTerms }) => wantsTerms && 'On terms' },
  {
    key: 'certificate',
    header: 'Certificate',
    card: 'hidden',
    cell: ({ hasCertificate }) => (hasCertificate ? 'Yes' : 'None'),
  },
  {
    key: 'age',
    header: 'Age',
    isNumber: true,
    card: 'end',
    cell: ({ askedAt }) => <span className="whitespace-nowrap">{formatAge(askedAt, now)}</span>,
  },
]
