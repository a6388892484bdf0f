import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { DisputeForm } from './dispute-form.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
}

interface DisputeProps extends Props {
  /** Whether this person may decide it. */
  mayPost: boolean
  outcome: DocumentOutcome | undefined
}

/** The dispute that waits, and those that were decided. */
export function DocumentDispute({ found, mayPost, outcome }: DisputeProps) {
  const { disputedAt, disputeOutcomes } = found.document
  if (!disputedAt && disputeOutcomes.length === 0) return null
  return (
    <ScreenPart title="Disputes">
      {disputedAt && <OpenDispute found={found} disputedAt={disputedAt} />}
      {disputedAt && mayPost && <DisputeForm {...{ document: found.document, disputedAt, outcome }} />}
      {!disputedAt && outcome?.problem && outcome.typed.disputedAt && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <DecidedDisputes found={found} />
    </ScreenPart>
  )
}

function OpenDispute({ found, disputedAt }: Props & { disputedAt: string }) {
  const { document, disputedBy, timeZone } = found
  return (
    <div className="grid gap-2">
      <p>
        <b>{formatMoney(document.disputedCents)}</b> in dispute since {formatMoment(disputedAt, timeZone)}
        {disputedBy && `, by ${disputedBy}`}
      </p>
      {document.disputeReason && <p className="border-s-2 border-line ps-3">{document.disputeReason}</p>}
      <ul>
        {document.disputedLines.map(({ lineNo, name, unit, boxes, amountCents }) => (
          <li key={lineNo} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
            <span>{[name, boxes !== null && formatUnits(boxes, unit)].filter(Boolean).join(' · ')}</span>
            <span className="tabular">{formatMoney(amountCents)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const DecidedDisputes = ({ found: { document, timeZone } }: Props) => (
  <ul className="grid gap-2">
    {document.disputeOutcomes.map(
      ({ decision, disputedAt, disputedCents, decidedAt, answer, creditId, creditedCents }) => (
        <li key={disputedAt}>
          {formatMoney(disputedCents)} {decision === 'accept' ? 'accepted' : 'declined'}
          {creditId && (
            <>
              {': '}
              {formatMoney(creditedCents)} credited with <Link href={`/money/documents/${creditId}`}>{creditId}</Link>
            </>
          )}
          <span className="block text-xs text-stone">
            {[formatMoment(decidedAt, timeZone), answer].filter(Boolean).join(' · ')}
          </span>
        </li>
      ),
    )}
  </ul>
)
