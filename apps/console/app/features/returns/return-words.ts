import type { StaffReturn } from '@tessera/client/shop/types.gen'
import type { BadgeKind } from '@tessera/ui/badge'
import { formatUnits } from '@tessera/ui/format'

type Line = StaffReturn['lines'][number]

/** The status of a return in words, and how loud it is. */
export const returnStatusWords: Readonly<Record<StaffReturn['status'], readonly [text: string, kind: BadgeKind]>> = {
  requested: ['Requested', 'warning'],
  approved: ['Approved', 'plain'],
  received: ['Received', 'warning'],
  inspected: ['Inspected', 'success'],
  refunded: ['Refunded', 'success'],
  declined: ['Declined', 'sale'],
  canceled: ['Canceled', 'plain'],
}

export const returnTitle = ({ kind, returnNumber }: Pick<StaffReturn, 'kind' | 'returnNumber'>): string =>
  `${kind === 'damage' ? 'Claim' : 'Return'} ${returnNumber}`

/** `9 boxes`, or the broken pieces of a claim. */
export const formatReturned = ({ boxes, pieces, unit }: Pick<Line, 'boxes' | 'pieces' | 'unit'>): string =>
  pieces === null ? formatUnits(boxes, unit) : formatUnits(pieces, 'piece')
