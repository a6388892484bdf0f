import type { LenderStatus } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'

/** The lender's answer, above the terms of the loan. */
export function LoanDecision({ loan: { status, approvedCents } }: { loan: LenderStatus }) {
  if (status === 'approved' && approvedCents !== null) return <p>Approved for {formatMoney(approvedCents)}.</p>
  if (status !== 'pending') return null
  return <p>Citizen Pay hasn’t decided yet. You can place the order now; it ships once they approve it.</p>
}
