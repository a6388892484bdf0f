import type { QuoteDetail } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatDay, formatDayAt } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useTimeZone } from '@tessera/ui/time-zone'
import { PageHead } from '../../kit/account/page-head.tsx'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { QuoteStatus } from './quote-status.tsx'

export function QuoteHead({ quote, isPro }: { quote: QuoteDetail; isPro: boolean }) {
  const { quotationId, status, jobName, poNumber, rep, requestedBy, requestedAt, validUntil } = quote
  const timeZone = useTimeZone()
  const facts = [
    jobName && `Job ${jobName}`,
    poNumber && `PO ${poNumber}`,
    requestedAt && `requested by ${requestedBy} on ${formatDayAt(requestedAt, timeZone)}`,
    rep && `answered by ${rep}`,
  ]
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Link href="/account/quotes">Quotes</Link>
      </p>
      <PageHead
        title={`Quote ${quotationId}`}
        actions={
          <>
            {isPro && quote.version > 0 && (
              <LinkButton href={`/account/quotes/${quotationId}/proposal`}>Proposal for a client</LinkButton>
            )}
            <DownloadLink
              href={documentHref('quote', quotationId)}
              label={`Quote ${quotationId} as PDF`}
              kind="secondary"
            >
              PDF
            </DownloadLink>
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <QuoteStatus status={status} />
          {status === 'offered' && validUntil && <span>Valid until {formatDay(validUntil)}</span>}
        </span>
      </PageHead>
      <p className="text-stone">
        {facts.filter(Boolean).join(' · ')}
        {quote.projectId && (
          <>
            {' · '}
            <Link href={`/account/projects/${quote.projectId}`}>{quote.projectName ?? quote.projectId}</Link>
          </>
        )}
        {quote.selectionSheetId && (
          <>
            {' · '}
            <Link href={`/account/selection-sheets/${quote.selectionSheetId}`}>
              Selection sheet {quote.selectionSheetId}
            </Link>
          </>
        )}
      </p>
      {quote.note && <p className="max-w-text whitespace-pre-line">“{quote.note}”</p>}
    </div>
  )
}
