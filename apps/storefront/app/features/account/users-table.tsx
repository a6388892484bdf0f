import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { formatMoment, formatMoney } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import { rightsText } from './rights.ts'
import { UserActions } from './user-actions.tsx'

const states: Record<AccountUser['status'], { kind: BadgeKind; label: string }> = {
  invited: { kind: 'warning', label: 'Invited' },
  active: { kind: 'success', label: 'Active' },
  locked: { kind: 'sale', label: 'Locked' },
}

/** A text such as `62 % of $4,000.00 a month`; over 100 % if the limit was set later. */
const usedText = (used: number, limit: number): string =>
  `${limit > 0 ? Math.floor((used / limit) * 100) : 100}% of ${formatMoney(limit)} a month`

const columnsFor = (heirs: readonly AccountUser[]): readonly TableColumn<AccountUser>[] => [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ firstName, lastName, email }) => (
      <span className="grid">
        {firstName} {lastName}
        <span className="text-sm wrap-anywhere text-stone">
          {email.split('@')[0]}
          <wbr />@{email.split('@')[1]}
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, isInvitationOver, lastSignInAt }) => (
      <span className="grid justify-items-end gap-1 tablet:justify-items-start">
        <Badge kind={states[status].kind}>{isInvitationOver ? 'Invitation expired' : states[status].label}</Badge>
        <span className="text-sm text-stone">
          {lastSignInAt ? `Last sign-in ${formatMoment(lastSignInAt)}` : 'Never signed in'}
        </span>
      </span>
    ),
  },
  { key: 'rights', header: 'Permissions', cell: ({ rights }) => rightsText(rights) },
  {
    key: 'used',
    header: 'Ordered this month',
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
  { key: 'actions', header: 'Actions', cell: (user) => <UserActions user={user} heirs={heirs} /> },
]

/** Every active user can take over the work of a removed one. */
export function UsersTable({ users }: { users: readonly AccountUser[] }) {
  const heirs = users.filter(({ status }) => status === 'active')
  return <Table caption="Team members" columns={columnsFor(heirs)} rows={users} keyOf={({ email }) => email} />
}
