import type { QuoteRow } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

type State = QuoteRow['status']

const looks: Record<State, { kind: BadgeKind; label: string }> = {
  draft: { kind: 'plain', label: 'Draft' },
  requested: { kind: 'plain', label: 'Requested' },
  'in-review': { kind: 'plain', label: 'In review' },
  offered: { kind: 'warning', label: 'Offer received' },
  accepted: { kind: 'success', label: 'Accepted' },
  converted: { kind: 'success', label: 'Ordered' },
  declined: { kind: 'plain', label: 'Declined' },
  expired: { kind: 'sale', label: 'Expired' },
  canceled: { kind: 'plain', label: 'Canceled' },
}

export const QuoteStatus = ({ status }: { status: State }) => (
  <Badge kind={looks[status].kind}>{looks[status].label}</Badge>
)

/** The store is working on the quote. */
export const isWaiting = (status: State): boolean => status === 'requested' || status === 'in-review'
