import type { QuoteDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../forms/form-refusal.ts'
import { Scope, scopedFields } from '../../planning/scoped-form.tsx'
import type { StockNews } from './differences.ts'

interface Props {
  quote: QuoteDetail
  totalCents: number
  refusal: FormRefusal | undefined
  stockNews: StockNews | undefined
}

/** Takes the offer as a whole. What has become scarce is told first and confirmed. */
export function AcceptForm({ quote, totalCents, refusal, stockNews }: Props) {
  const { state, formData } = useNavigation()
  const field = scopedFields(refusal, 'accept', { poNumber: quote.poNumber, jobName: quote.jobName })
  if (quote.acceptProblem)
    return (
      <Notice kind="warning" title="You cannot accept this offer yourself">
        {quote.acceptProblem}
      </Notice>
    )
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="version" value={quote.version} />
      <Scope scope="accept" refusal={refusal} />
      {stockNews && <StockNotice news={stockNews} />}
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="PO number" {...field('poNumber')} maxLength={60} isOptional />
        <TextField label="Job name" {...field('jobName')} maxLength={100} isOptional />
      </div>
      {stockNews?.canConfirm && (
        <Checkbox label="I want it all the same" name="acceptsDifferences" id="acceptsDifferences" required />
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
    </Form>
  )
}

const StockNotice = ({ news: { message, lines } }: { news: StockNews }) => (
  <Notice kind="warning" isLive title={message}>
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line.message}>{line.message}</li>
      ))}
    </ul>
  </Notice>
)
