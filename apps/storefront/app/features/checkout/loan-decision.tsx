import type { LenderStatus } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { useRevalidateInterval } from '../../kit/plans/use-revalidate-interval.ts'

const pollMilliseconds = 3000

/** The lender's answer, above the terms of the loan. While it is open, the page looks again by itself. */
export function LoanDecision({ loan: { status, approvedCents } }: { loan: LenderStatus }) {
  useRevalidateInterval(pollMilliseconds, status === 'pending')
  if (status === 'approved' && approvedCents !== null) return <p>Approved for {formatMoney(approvedCents)}.</p>
  if (status !== 'pending') return null
  return (
    <p role="status">Citizen Pay hasn’t decided yet. You can place the order now; it ships once they approve it.</p>
  )
}
