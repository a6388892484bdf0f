import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

type State = StaffQuote['state']

const marks: Readonly<Record<State, readonly [words: string, kind: BadgeKind]>> = {
  draft: ['Draft', 'plain'],
  requested: ['New', 'warning'],
  'in-review': ['Change requested', 'warning'],
  offered: ['Offered', 'plain'],
  accepted: ['Accepted', 'success'],
  converted: ['Ordered', 'success'],
  declined: ['Declined', 'sale'],
  expired: ['Expired', 'sale'],
  canceled: ['Withdrawn', 'plain'],
}

/** How far a quote is, in the words of the staff. */
export function QuoteMarks({ state, hasQuestion = false }: { state: State; hasQuestion?: boolean }) {
  const [words, kind] = marks[state]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge kind={kind}>{words}</Badge>
      {hasQuestion && <Badge kind="warning">Message</Badge>}
    </span>
  )
}
