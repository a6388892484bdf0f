import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { formatDay, formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { CreditRefundForm } from './credit-refund-form.tsx'
import { DocumentDispute } from './document-dispute.tsx'
import { DocumentMarks } from './document-marks.tsx'
import { DocumentMovements } from './document-movements.tsx'
import { PayLinkForm } from './pay-link-form.tsx'
import { RemindForm } from './remind-form.tsx'
import { ReverseForm } from './reverse-form.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
}

interface ScreenProps extends Props {
  /** It was posted a moment ago. */
  isPosted: boolean
  /** Whether this person may post against it. */
  mayPost: boolean
  mayAskPay: boolean
  /** A second press of a button does nothing again. */
  formKey: string
  outcome: DocumentOutcome | undefined
}

const posted = 'Posted. The customer’s balance and credit are updated.'

/** One invoice, payment or credit, and everything that moved its open amount. */
export function DocumentScreen({ found, isPosted, mayPost, mayAskPay, formKey, outcome }: ScreenProps) {
  const done = outcome?.done ?? (isPosted && !outcome ? posted : null)
  return (
    <div className="grid gap-5">
      <DocumentHead found={found} />
      {done && (
        <Notice kind="success" isLive>
          {done}
        </Notice>
      )}
      {mayPost && <DocumentActions found={found} />}
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <DocumentDispute {...{ found, mayPost, outcome }} />
          <DocumentMovements movements={found.movements} />
          <DocumentLines found={found} />
        </div>
        <div className="grid min-w-0 gap-6">
          <DocumentSums found={found} />
          {mayAskPay && <PayLinkForm {...{ found, formKey, outcome }} />}
          {mayPost && <RemindForm {...{ found, formKey, outcome }} />}
          {mayPost && <CreditRefundForm {...{ found, formKey, outcome }} />}
          {mayPost && <ReverseForm {...{ found, formKey, outcome }} />}
        </div>
      </div>
    </div>
  )
}

function DocumentHead({ found }: Props) {
  const { document, customer, customerNumber, reference, postedBy, reversedBy, timeZone } = found
  const { documentId, typeText, documentOn, dueOn, orderNumber, poNumber, jobName, text } = document
  const words = [...new Set([reference !== orderNumber && reference, text])].filter(Boolean).join(' · ')
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Money', url: '/money' },
          { title: customer, url: `/money/customers/${customerNumber}` },
          { title: documentId, url: `/money/documents/${documentId}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">
          {typeText} {documentId}
        </h1>
        <DocumentMarks {...document} />
      </div>
      <p className="text-stone">
        <Link href={`/customers/${customerNumber}`}>{customer}</Link>
        {[formatDay(documentOn), dueOn && `due ${formatDay(dueOn)}`, poNumber && `PO ${poNumber}`, jobName]
          .filter(Boolean)
          .map((part) => ` · ${part}`)
          .join('')}
        {orderNumber && (
          <>
            {' · '}
            <Link href={`/orders/${orderNumber}`}>Order {orderNumber}</Link>
          </>
        )}
      </p>
      {words && <p>{words}</p>}
      <StaffAct done="Posted" act={postedBy} timeZone={timeZone} />
      <StaffAct done="Reversed" act={reversedBy} timeZone={timeZone} />
    </header>
  )
}

interface ActProps extends Pick<StaffDocument, 'timeZone'> {
  done: string
  act: StaffDocument['postedBy']
}

const StaffAct = ({ done, act, timeZone }: ActProps) =>
  act && (
    <p className="wrap-anywhere">
      {done} by {act.name}, {formatMoment(act.at, timeZone)}
      {act.reason && `: ${act.reason}`}
    </p>
  )

/** A posting is never changed: these post against it. */
function DocumentActions({ found: { document, customerNumber } }: Props) {
  const { documentId, isCredit, openCents, heldCents } = document
  if (openCents === heldCents) return null
  const hrefOf = (words: Record<string, string>) =>
    `/money/customers/${customerNumber}/post?${new URLSearchParams(words)}`
  return (
    <p className="flex flex-wrap gap-3">
      {isCredit ? (
        <LinkButton href={hrefOf({ kind: 'apply', credit: documentId })}>Apply to invoices</LinkButton>
      ) : (
        <>
          <LinkButton href={hrefOf({ kind: 'check', document: documentId })}>Post a payment</LinkButton>
          <LinkButton href={hrefOf({ kind: 'credit-memo', document: documentId })}>Credit memo</LinkButton>
          <LinkButton href={hrefOf({ kind: 'write-off', document: documentId })}>Write off</LinkButton>
        </>
      )}
    </p>
  )
}

function DocumentSums({ found: { document, refundingCents } }: Props) {
  const { goodsCents, freightCents, taxCents, amountCents, openCents, heldCents, disputedCents } = document
  const sums: readonly (readonly [label: string, cents: number])[] = [
    ['Goods', goodsCents < amountCents ? goodsCents : 0],
    ['Freight', freightCents],
    ['Tax', taxCents],
    ['Refund to send', refundingCents],
    ['Being paid now', heldCents - refundingCents],
    ['In dispute', disputedCents],
  ]
  return (
    <ScreenPart title={document.isCredit ? 'Not applied yet' : 'Open'}>
      <p className="tabular text-xl font-bold">{formatMoney(openCents)}</p>
      <dl>
        <div className="flex justify-between gap-4 py-0.5 font-bold">
          <dt>Amount</dt>
          <dd className="tabular">{formatMoney(amountCents)}</dd>
        </div>
        {sums.map(
          ([label, cents]) =>
            cents > 0 && (
              <div key={label} className="flex justify-between gap-4 py-0.5">
                <dt>{label}</dt>
                <dd className="tabular">{formatMoney(cents)}</dd>
              </div>
            ),
        )}
      </dl>
    </ScreenPart>
  )
}

function DocumentLines({ found: { document } }: Props) {
  if (document.lines.length === 0) return null
  return (
    <ScreenPart title="Lines">
      <ul>
        {document.lines.map(({ lineNo, name, boxes, unit, totalCents }) => (
          <li key={lineNo} className="flex justify-between gap-x-4 border-b border-grout py-1">
            <span className="min-w-0 wrap-anywhere">
              {keepSizeTogether(name)} <span className="text-stone">· {formatUnits(boxes, unit)}</span>
            </span>
            <span className="tabular">{formatMoney(totalCents)}</span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}
