import type { QuoteDetail, QuoteLine } from '@tessera/client/shop/types.gen'
import { Button, type ButtonKind } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextAreaField, TextField } from '@tessera/ui/field'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { refusalIn, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  quote: QuoteDetail
  lines: readonly QuoteLine[]
  refusal: FormRefusal | undefined
}

/** Requests changes with other quantities, or declines with a reason. Both are in disclosures. */
export function QuoteResponses({ quote, lines, refusal }: Props) {
  const can = (action: string) => quote.actions.includes(action)
  if (!can('change') && !can('decline')) return null
  return (
    <div className="border-t border-grout">
      {can('change') && (
        <Disclosure summary="Request changes" isOpen={refusalIn(refusal, 'change') !== undefined}>
          <ChangeForm quote={quote} lines={lines} refusal={refusal} />
        </Disclosure>
      )}
      {can('decline') && (
        <Disclosure summary="Decline offer" isOpen={refusalIn(refusal, 'decline') !== undefined}>
          <DeclineForm quote={quote} refusal={refusal} />
        </Disclosure>
      )}
    </div>
  )
}

function ChangeForm({ quote, lines, refusal }: Props) {
  const known = Object.fromEntries(lines.map(({ lineNo, boxes }) => [`boxes-${lineNo}`, String(boxes)]))
  const field = scopedFields(refusal, 'change', known)
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="version" value={quote.version} />
      <ScopeFields scope="change" refusal={refusal} />
      <fieldset className="grid gap-4 tablet:grid-cols-2">
        <legend className="mb-2 text-sm text-stone">Enter new quantities. Items you don’t change stay the same.</legend>
        {lines.map(({ lineNo, name, boxes, purchaseUnit }) => (
          <div key={lineNo}>
            <input type="hidden" name={`before-${lineNo}`} value={boxes} />
            <TextField
              label={name}
              {...field(`boxes-${lineNo}`)}
              inputMode="numeric"
              maxLength={6}
              after={purchaseUnit}
            />
          </div>
        ))}
      </fieldset>
      <TextAreaField label="What would you like to change?" {...field('message')} rows={3} maxLength={2000} required />
      <div>
        <Button type="submit">Request a new offer</Button>
      </div>
    </Form>
  )
}

function DeclineForm({ quote, refusal }: Omit<Props, 'lines'>) {
  const field = scopedFields(refusal, 'decline')
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="version" value={quote.version} />
      <ScopeFields scope="decline" refusal={refusal} />
      <TextAreaField
        label="Why?"
        {...field('reason')}
        rows={3}
        maxLength={1000}
        hint="We’ll share this with your store. You can’t accept a declined offer."
        required
      />
      <div>
        <Button type="submit" kind="danger">
          Decline offer
        </Button>
      </div>
    </Form>
  )
}

/** A button that runs an action without further input. */
export const QuoteActionButton = ({
  intent,
  kind,
  children,
}: {
  intent: string
  kind?: ButtonKind
  children: ReactNode
}) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit" kind={kind ?? 'secondary'}>
      {children}
    </Button>
  </Form>
)
