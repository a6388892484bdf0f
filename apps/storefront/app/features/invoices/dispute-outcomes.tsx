import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { formatDayAt, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { useTimeZone } from '@tessera/ui/time-zone'

type Outcome = BillingDetail['disputeOutcomes'][number]

/** How the shop decided the disputes of this invoice, newest first. */
export const DisputeOutcomes = ({ outcomes }: { outcomes: readonly Outcome[] }) => (
  <section aria-label="Decided disputes" className="grid gap-4">
    {outcomes.map((outcome) => (
      <DisputeOutcome key={outcome.disputedAt} outcome={outcome} />
    ))}
  </section>
)

function DisputeOutcome({ outcome }: { outcome: Outcome }) {
  const { decision, disputedCents, creditedCents, creditId, reason, answer, decidedAt } = outcome
  const timeZone = useTimeZone()
  const title = decision === 'accept' ? `Dispute accepted: ${formatMoney(creditedCents)} credited` : 'Dispute declined'
  return (
    <Notice kind={decision === 'accept' ? 'success' : 'info'} title={title}>
      <p>
        Decided {formatDayAt(decidedAt, timeZone, 0)}. You disputed {formatMoney(disputedCents)}
        {reason ? `: “${reason}”` : '.'}
      </p>
      {answer && <p>Our answer: “{answer}”</p>}
      {creditId && (
        <p>
          Credit memo <Link href={`/account/invoices/${creditId}`}>{creditId}</Link>
        </p>
      )}
    </Notice>
  )
}
