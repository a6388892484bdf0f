import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { formatMoment, formatMoney } from '@tessera/ui/format'
import { type Column, Table } from '@tessera/ui/table'
import { rightsText } from './rights.ts'
import { UserActions } from './user-actions.tsx'

const states: Record<AccountUser['status'], { kind: BadgeKind; label: string }> = {
  invited: { kind: 'warning', label: 'Invited' },
  active: { kind: 'success', label: 'Active' },
  locked: { kind: 'sale', label: 'Locked' },
}

const columns: readonly Column<AccountUser>[] = [
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
    cell: ({ status }) => <Badge kind={states[status].kind}>{states[status].label}</Badge>,
  },
  { key: 'rights', header: 'Rights', cell: ({ rights }) => rightsText(rights) },
  {
    key: 'limit',
    header: 'Limit per order',
    isNumber: true,
    cell: ({ orderLimitCents }) => (orderLimitCents === null ? 'None' : formatMoney(orderLimitCents)),
  },
  {
    key: 'last',
    header: 'Last sign-in',
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatMoment(lastSignInAt) : 'Never'),
  },
  { key: 'actions', header: 'Actions', cell: (user) => <UserActions user={user} /> },
]

export const UsersTable = ({ users }: { users: readonly AccountUser[] }) => (
  <Table caption="People of the account" columns={columns} rows={users} keyOf={({ email }) => email} />
)
