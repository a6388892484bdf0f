import type { SheetRow } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

type State = SheetRow['status']

const looks: Record<State, { kind: BadgeKind; label: string }> = {
  draft: { kind: 'plain', label: 'Draft' },
  shared: { kind: 'plain', label: 'Shared, not opened yet' },
  viewed: { kind: 'warning', label: 'Opened by the client' },
  commented: { kind: 'warning', label: 'Client has a comment' },
  approved: { kind: 'success', label: 'Signed and locked' },
  converted: { kind: 'success', label: 'On its way to an order' },
  archived: { kind: 'plain', label: 'Archived' },
}

export const SheetStatus = ({ status }: { status: State }) => (
  <Badge kind={looks[status].kind}>{looks[status].label}</Badge>
)

export const isSettled = (status: State): boolean => status === 'approved' || status === 'converted'
