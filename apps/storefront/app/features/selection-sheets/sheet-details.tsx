import type { SheetDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'

interface Props {
  sheet: SheetDetail
  refusal: FormRefusal | undefined
}

const priceViews = [
  { value: 'none', label: 'No prices', hint: 'Your client chooses without seeing prices.' },
  {
    value: 'client',
    label: 'Prices for the client',
    hint: 'Your cost plus markup, or a price you set per item.',
  },
]

/** Name, client and the prices the client sees. The owner's cost is never shown to the client. */
export function SheetDetails({ sheet, refusal }: Props) {
  const { name, clientName, clientEmail, notes, markupPercent, priceView } = sheet
  const known = {
    name,
    clientName,
    clientEmail,
    notes,
    markupPercent: markupPercent === null ? '' : String(markupPercent),
  }
  const field = fieldsOf(refusal, known)
  if (!sheet.canEdit) return <p className="text-stone">You can view and copy this sheet but can’t edit it.</p>
  return (
    <Form method="post" className="grid max-w-2xl gap-5">
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="revision" value={sheet.revision} />
      <RefusalSummary refusal={refusal} />
      <TextField label="Sheet name" {...field('name')} maxLength={120} required />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Client" {...field('clientName')} maxLength={120} isOptional />
        <TextField label="Client’s email" {...field('clientEmail')} type="email" maxLength={100} isOptional />
      </div>
      <RadioGroup
        legend="Prices your client sees"
        name="priceView"
        options={priceViews}
        defaultValue={refusal?.typed.priceView ?? priceView}
        isFramed
      />
      <TextField
        label="Markup"
        {...field('markupPercent')}
        inputMode="decimal"
        after="%"
        maxLength={6}
        hint="Added to your cost, 1% to 400%. Without a markup, clients see our list prices."
        isOptional
      />
      <TextAreaField
        label="Notes"
        {...field('notes')}
        rows={4}
        maxLength={4000}
        hint="For your team only. Your client never sees these."
        isOptional
      />
      <div>
        <Button type="submit" kind="primary">
          Save details
        </Button>
      </div>
    </Form>
  )
}
