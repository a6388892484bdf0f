import type { SheetRow } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

type State = SheetRow['status']

const looks: Record<State, { kind: BadgeKind; label: string }> = {
  draft: { kind: 'plain', label: 'Draft' },
  shared: { kind: 'plain', label: 'Shared, not viewed yet' },
  viewed: { kind: 'warning', label: 'Viewed by client' },
  commented: { kind: 'warning', label: 'New client comment' },
  approved: { kind: 'success', label: 'Signed and locked' },
  converted: { kind: 'success', label: 'Converted to order' },
  archived: { kind: 'plain', label: 'Archived' },
}

export const SheetStatus = ({ status }: { status: State }) => (
  <Badge kind={looks[status].kind}>{looks[status].label}</Badge>
)

export const isSheetSigned = (status: State): boolean => status === 'approved' || status === 'converted'
