import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { EmailText } from '@tessera/ui/email-text'
import { formatMoney } from '@tessera/ui/format'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Moment } from '@tessera/ui/time-zone'
import { rightsText } from './rights.ts'
import { UserActions } from './user-actions.tsx'
import { type UserList, type UserListState, userListHref } from './user-list.ts'

const states: Record<AccountUser['status'], { kind: BadgeKind; label: string }> = {
  invited: { kind: 'warning', label: 'Invited' },
  active: { kind: 'success', label: 'Active' },
  locked: { kind: 'sale', label: 'Locked' },
}

/** A text such as `62 % of $4,000.00 a month`; over 100 % if the limit was set later. */
const usedText = (used: number, limit: number): string =>
  `${limit > 0 ? Math.floor((used / limit) * 100) : 100}% of ${formatMoney(limit)} a month`

const columns: readonly (TableColumn<AccountUser> & { sort?: UserListState['sort'] })[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    isRowHeader: true,
    cell: ({ firstName, lastName, email }) => (
      <span className="grid tablet:min-w-36">
        {firstName} {lastName}
        <EmailText email={email} className="text-sm text-stone" />
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    cell: ({ status, isInvitationOver, lastSignInAt }) => (
      <span className="grid justify-items-end gap-1 tablet:justify-items-start">
        <Badge kind={states[status].kind}>{isInvitationOver ? 'Invitation expired' : states[status].label}</Badge>
        <span className="text-sm text-stone">
          {lastSignInAt ? (
            <>
              Last sign-in <Moment at={lastSignInAt} />
            </>
          ) : (
            'Never signed in'
          )}
        </span>
      </span>
    ),
  },
  { key: 'rights', header: 'Permissions', cell: ({ rights }) => rightsText(rights) },
  {
    key: 'used',
    header: 'Ordered this month',
    sort: 'used',
    isNumber: true,
    cell: ({ orderLimitCents, monthLimitCents, monthUsedCents }) => (
      <span className="grid">
        {formatMoney(monthUsedCents)}
        <span className="text-sm text-stone desktop:whitespace-nowrap">
          {monthLimitCents !== null && <span className="block">{usedText(monthUsedCents, monthLimitCents)}</span>}
          {orderLimitCents !== null && <span className="block">Up to {formatMoney(orderLimitCents)} per order</span>}
          {orderLimitCents === null && monthLimitCents === null && 'No limit'}
        </span>
      </span>
    ),
  },
  { key: 'actions', header: 'Actions', cell: (user) => <UserActions user={user} /> },
]

/** One page of the team, sorted by its headers. */
export function UsersTable({ list: { users, state, pages } }: { list: UserList }) {
  const sortable = columns.map(({ sort, ...column }) => {
    if (!sort) return column
    const isCurrent = state.sort === sort
    const isAscending = isCurrent ? !state.isAscending : !column.isNumber
    return {
      ...column,
      sortHref: userListHref('/account/users', state, { sort, isAscending }),
      sorted: isCurrent ? ((state.isAscending ? 'ascending' : 'descending') as 'ascending' | 'descending') : undefined,
    }
  })
  return (
    <>
      <Table caption="Team members" columns={sortable} rows={users} keyOf={({ email }) => email} />
      {pages > 1 && (
        <Pagination
          page={state.page}
          pages={pages}
          hrefOf={(page) => userListHref('/account/users', state, { page })}
        />
      )}
    </>
  )
}
