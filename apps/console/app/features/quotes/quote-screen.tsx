import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Suspense } from 'react'
import { formatDay, formatMoment } from '../../generic/format-days.ts'
import { onDemand } from '../../generic/on-demand.tsx'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { AssignForm } from '../tasks/assign-form.tsx'
import type { NotesView } from '../tasks/note-view.ts'
import { NotesPart } from '../tasks/notes-part.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { OfferForm } from './offer-form.tsx'
import { QuoteMarks } from './quote-marks.tsx'
import { QuoteRequest } from './quote-request.tsx'

/** The refusal, messages and former offers stand below the next offer; their code follows it. */
const DeclineForm = onDemand(async () => (await import('./decline-form.tsx')).DeclineForm)
const QuoteConflict = onDemand(async () => (await import('./quote-conflict.tsx')).QuoteConflict)
const QuoteMessages = onDemand(async () => (await import('./quote-talk.tsx')).QuoteMessages)
const QuoteVersions = onDemand(async () => (await import('./quote-versions.tsx')).QuoteVersions)

interface Props {
  quote: StaffQuote
  notes: NotesView
  formKey: string
  outcome: TaskOutcome | undefined
  /** Whether this person may act, not only look. */
  mayWork: boolean
  hasHistory: boolean
}

/** Everything about one quote, and the next offer. */
export function QuoteScreen({ quote, notes, formKey, outcome, mayWork, hasHistory }: Props) {
  const common = { quote, formKey, outcome }
  const canOffer = mayWork && quote.isOpen
  return (
    <div className="grid gap-5">
      <QuoteHead quote={quote} hasHistory={hasHistory} />
      <AssignForm kind="quote" number={quote.quotationId} {...notes} formKey={formKey} outcome={outcome} />
      <OutcomeNotice outcome={outcome} shown="all" isNamed />
      {outcome?.isConflict && (
        <Suspense>
          <QuoteConflict quote={quote} outcome={outcome} />
        </Suspense>
      )}
      {quote.isOnHold && <Notice kind="warning">This account is on hold. The customer can’t order on terms.</Notice>}
      {canOffer ? <OfferForm key={quote.changedAt} {...common} /> : <QuoteRequest quote={quote} />}
      <Suspense>{canOffer && <DeclineForm {...common} />}</Suspense>
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-2">
        <Suspense>
          <QuoteMessages key={quote.messages.length} {...common} mayWork={mayWork} />
        </Suspense>
        <div className="grid min-w-0 gap-6">
          <NotesPart
            kind="quote"
            number={quote.quotationId}
            view={notes}
            timeZone={quote.timeZone}
            formKey={formKey}
            outcome={outcome}
          />
          <Suspense>
            <QuoteVersions quote={quote} />
          </Suspense>
          <QuotePlace quote={quote} />
        </div>
      </div>
    </div>
  )
}

function QuoteHead({ quote, hasHistory }: Pick<Props, 'quote' | 'hasHistory'>) {
  const { quotationId, customer, customerNumber, jobName, poNumber, projectName, storeName, termsText } = quote
  const facts = [
    `requested by ${quote.requestedBy}, ${formatMoment(quote.requestedAt, quote.timeZone)}`,
    quote.validUntil && quote.version > 0 && `good until ${formatDay(quote.validUntil)}`,
    jobName && `job ${jobName}`,
    projectName && `project ${projectName}`,
    poNumber && `PO ${poNumber}`,
    termsText,
    storeName,
  ]
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Quotes', url: '/quotes' },
          { title: quotationId, url: `/quotes/${quotationId}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">Quote {quotationId}</h1>
        <QuoteMarks state={quote.state} />
        {quote.version > 0 && <Badge>Version {quote.version}</Badge>}
      </div>
      <p className="text-stone wrap-anywhere">
        <Link href={`/customers/${customerNumber}`}>{customer}</Link>
        {` · ${facts.filter(Boolean).join(' · ')}`}
        {hasHistory && (
          <>
            {' · '}
            <Link href={`/audit?record=quotes/${quotationId}`}>History</Link>
          </>
        )}
      </p>
      {quote.note && <p className="max-w-3xl border-s-2 border-line ps-3 whitespace-pre-line">{quote.note}</p>}
      {quote.orderNumber && (
        <p>
          Ordered: <Link href={`/orders/${quote.orderNumber}`}>order {quote.orderNumber}</Link>
        </p>
      )}
      {quote.state === 'declined' && quote.reason && <p>Declined: {quote.reason}</p>}
    </header>
  )
}

function QuotePlace({ quote: { shippingAddress: to, storeName } }: { quote: StaffQuote }) {
  return (
    <ScreenPart title="Delivery">
      <p className="wrap-anywhere">
        {to
          ? [
              to.company,
              `${to.firstName} ${to.lastName}`.trim(),
              to.street1,
              to.street2,
              `${to.city}, ${to.state} ${to.zip}`,
            ]
              .filter(Boolean)
              .join(', ')
          : `Pickup at ${storeName ?? 'the store'}`}
      </p>
    </ScreenPart>
  )
}
