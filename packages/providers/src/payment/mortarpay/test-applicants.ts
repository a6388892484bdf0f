import { ownValue } from '@tessera/contract/kit/own-value'

export type LenderDecision = 'approve' | 'decline' | 'expire' | 'think' | 'late'

/** Lender decisions by the last word of the applicant's name. All other names are approved up to the limit. */
export const testApplicants: Readonly<Record<string, { decision: LenderDecision; what: string }>> = {
  approved: { decision: 'approve', what: 'approved at once, whatever the amount' },
  declined: { decision: 'decline', what: 'declined at once' },
  pending: { decision: 'think', what: 'pending for half a minute, then approved' },
  expired: { decision: 'expire', what: 'the application runs out at once' },
  late: { decision: 'late', what: 'pending for half a minute, then approved even if it was cancelled meanwhile' },
}

export const lenderLimitCents = 2_500_000
export const thinkingMilliseconds = 30_000

export function decisionFor(name: string, amountCents: number): LenderDecision {
  const last = name.trim().toLowerCase().split(/\s+/).at(-1) ?? ''
  const known = ownValue(testApplicants, last)
  if (known) return known.decision
  return amountCents <= lenderLimitCents ? 'approve' : 'decline'
}
