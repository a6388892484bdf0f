import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import { daysBetween } from './calendar.ts'
import { isCredit } from './document-types.ts'

export interface Ageing {
  notDueCents: number
  days30Cents: number
  days60Cents: number
  days90Cents: number
  olderCents: number
  unappliedCents: number
}

export interface OpenDocument {
  type: DocumentPrefix
  dueOn: string | null
  openCents: number
}

/** Days past the due date; zero on the due date itself. */
export const daysOverdue = (dueOn: string | null, today: string): number =>
  dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, today))

const buckets: readonly (readonly [lastDay: number, name: keyof Ageing])[] = [
  [0, 'notDueCents'],
  [30, 'days30Cents'],
  [60, 'days60Cents'],
  [90, 'days90Cents'],
  [Number.POSITIVE_INFINITY, 'olderCents'],
]

export function bucketOf({ type, dueOn }: OpenDocument, today: string): keyof Ageing {
  if (isCredit(type)) return 'unappliedCents'
  const days = daysOverdue(dueOn, today)
  return buckets.find(([lastDay]) => days <= lastDay)?.[1] ?? 'olderCents'
}

export function ageingOf(documents: readonly OpenDocument[], today: string): Ageing {
  const ageing = { notDueCents: 0, days30Cents: 0, days60Cents: 0, days90Cents: 0, olderCents: 0, unappliedCents: 0 }
  for (const document of documents) ageing[bucketOf(document, today)] += document.openCents
  return ageing
}
