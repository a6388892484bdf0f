import type { StaffRewardPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { StaffList } from '../../generic/staff-list.tsx'
import { type RewardAccountRow, type RewardListQuery, rewardList } from './reward-list.ts'

interface Props {
  query: RewardListQuery
  found: StaffRewardPage
}

/** Accounts with points, those with the most first. */
export function RewardsScreen({ query, found }: Props) {
  const { items, allAvailablePoints, allPendingPoints } = found
  return (
    <StaffList
      title="Rewards"
      list={rewardList}
      query={query}
      placeholder="Customer, number, person or email"
      found={found}
      above={
        <p>
          All accounts together: <b>{formatCount(allAvailablePoints)}</b> points available,{' '}
          <b>{formatCount(allPendingPoints)}</b> pending.
        </p>
      }
      row="account"
      searched="Names, numbers, people and emails are searched. Only Pro Accounts earn points."
    >
      <div className="overflow-x-auto">
        <Table
          caption="Accounts with points"
          columns={columns}
          rows={items}
          keyOf={({ customerNumber }) => customerNumber}
        />
      </div>
    </StaffList>
  )
}

const points = (count: number) => (count > 0 ? formatCount(count) : null)

const columns: readonly TableColumn<RewardAccountRow>[] = [
  {
    key: 'customer',
    header: 'Customer',
    isRowHeader: true,
    card: 'title',
    cell: ({ customer, customerNumber }) => (
      <Link href={`/rewards/${customerNumber}`} data-row="" className="font-bold wrap-anywhere">
        {customer}
      </Link>
    ),
  },
  { key: 'number', header: 'Number', card: 'note', cell: ({ customerNumber }) => customerNumber },
  { key: 'tier', header: 'Tier', card: 'note-end', cell: ({ tier }) => <Badge>{tier}</Badge> },
  {
    key: 'available',
    header: 'Available',
    isNumber: true,
    card: 'end',
    cell: ({ availablePoints }) => formatCount(availablePoints),
  },
  {
    key: 'worth',
    header: 'Worth',
    isNumber: true,
    card: 'hidden',
    cell: ({ availableCents }) => formatMoney(availableCents),
  },
  {
    key: 'pending',
    header: 'Pending',
    isNumber: true,
    card: 'hidden',
    cell: ({ pendingPoints }) => points(pendingPoints),
  },
  {
    key: 'expiring',
    header: 'Expire in 90 days',
    isNumber: true,
    card: 'hidden',
    cell: ({ expiringPoints }) => points(expiringPoints),
  },
  {
    key: 'payout',
    header: 'To pay out',
    isNumber: true,
    card: 'hidden',
    cell: ({ payoutPoints, hasPayoutDetails }) =>
      payoutPoints > 0 && `${formatCount(payoutPoints)}${hasPayoutDetails ? '' : ', form missing'}`,
  },
]
