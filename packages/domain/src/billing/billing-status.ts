import type { billingStatuses } from '@tessera/contract/middleware/billing/models'
import { daysOverdue } from './ageing.ts'

export type BillingStatus = (typeof billingStatuses)[number]

export interface BillingDocumentState {
  isCredit: boolean
  dueOn: string | null
  amountCents: number
  openCents: number
  heldCents: number
  disputedCents: number
  /** Staff took it back as a whole. */
  reversedOn: string | null
}

/** The status that matters most right now. */
export function billingStatusOf(document: BillingDocumentState, today: string): BillingStatus {
  const { openCents, heldCents, disputedCents, amountCents, dueOn, reversedOn } = document
  if (reversedOn) return 'reversed'
  if (openCents === 0) return 'cleared'
  if (heldCents > 0) return 'being-paid'
  if (disputedCents > 0) return 'disputed'
  if (daysOverdue(dueOn, today) > 0) return 'overdue'
  return openCents < amountCents ? 'partially-paid' : 'open'
}

const statusLabels: Record<BillingStatus, string> = {
  open: 'Open',
  'partially-paid': 'Partially paid',
  overdue: 'Overdue',
  disputed: 'In dispute',
  'being-paid': 'Payment pending',
  cleared: 'Paid',
  reversed: 'Reversed',
}
const creditStatusLabels: Partial<Record<BillingStatus, string>> = {
  open: 'Unapplied',
  'partially-paid': 'Partially applied',
  'being-paid': 'Being applied',
  cleared: 'Applied',
}

export function billingStatusLabel(document: BillingDocumentState, today: string): string {
  const status = billingStatusOf(document, today)
  const days = daysOverdue(document.dueOn, today)
  if (status === 'overdue') return `${days} ${days === 1 ? 'day' : 'days'} overdue`
  return (document.isCredit ? creditStatusLabels[status] : undefined) ?? statusLabels[status]
}
