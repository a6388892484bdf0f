import type { QuoteDetail, QuoteLine } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { refusalIn, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import type { StockChanges } from './stock-changes.ts'

interface Props {
  quote: QuoteDetail
  lines: readonly QuoteLine[]
  totalCents: number
  refusal: FormRefusal | undefined
  stockNews: StockChanges | undefined
}

/** Accepts the whole offer. If stock has become scarce, it is shown first and must be confirmed. */
export function AcceptForm({ quote, lines, totalCents, refusal, stockNews }: Props) {
  const { state, formData } = useNavigation()
  const field = scopedFields(refusal, 'accept', {
    poNumber: quote.poNumber,
    jobName: quote.jobName,
    pickUpPerson: quote.requestedBy,
  })
  if (quote.acceptProblem)
    return (
      <Notice kind="warning" title="You can’t accept this offer">
        {quote.acceptProblem}
      </Notice>
    )
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="version" value={quote.version} />
      <ScopeFields scope="accept" refusal={refusal} />
      {stockNews && <StockChangesNotice news={stockNews} />}
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="PO number" {...field('poNumber')} maxLength={60} isOptional />
        <TextField label="Job name" {...field('jobName')} maxLength={100} isOptional />
      </div>
      <DeliveryFields quote={quote} refusal={refusalIn(refusal, 'accept')} field={field} />
      {stockNews?.canConfirm && (
        <Checkbox label="Accept with these changes" name="acceptsDifferences" id="acceptsDifferences" required />
      )}
      {quote.approvalText && (
        <Notice kind="warning" title="This needs approval">
          {quote.approvalText}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          kind="primary"
          size="Large"
          isBusy={state !== 'idle' && formData?.get('intent') === 'accept'}
        >
          Accept and order, {formatMoney(totalCents)}
        </Button>
      </div>
      {lines.length > 1 && <SomeLines lines={lines} problem={refusal?.fields.line} />}
    </Form>
  )
}

/** Accepts part of the offer: prices and freight stay the same, and the other lines lapse. */
const SomeLines = ({ lines, problem }: { lines: readonly QuoteLine[]; problem: string | undefined }) => (
  <Disclosure summary="Order part of this quote" isOpen={problem !== undefined || undefined}>
    <fieldset className="grid gap-2">
      <legend className="sr-only">Select items</legend>
      {lines.map(({ lineNo, name, boxes, purchaseUnit, totalCents }) => (
        <Checkbox
          key={lineNo}
          name="line"
          id={lineNo === lines[0]?.lineNo ? 'line' : `line-${lineNo}`}
          value={String(lineNo)}
          defaultChecked
          error={lineNo === lines[0]?.lineNo ? problem : undefined}
          label={`${formatUnits(boxes, purchaseUnit)} ${name}`}
          hint={formatMoney(totalCents)}
        />
      ))}
      <div className="grid justify-items-start gap-2 pt-2">
        <Button type="submit" name="only" value="ticked">
          Accept and order selected items
        </Button>
        <p className="text-sm text-stone">
          Prices and freight stay the same, and tax is recalculated. Items you leave out are removed from the offer.
        </p>
      </div>
    </fieldset>
  </Disclosure>
)

const StockChangesNotice = ({ news: { message, lines } }: { news: StockChanges }) => (
  <Notice kind="warning" isLive title={message}>
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line.message}>{line.message}</li>
      ))}
    </ul>
  </Notice>
)
