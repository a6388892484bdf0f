import type { CreditStatement } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'

interface Props {
  statement: CreditStatement
  /** The IDs of the selected credits; empty means all. */
  chosen: readonly string[]
  canPay: boolean
  formKey: string
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Selects credits, previews what they would pay, then applies them. */
export function CreditForm({ statement, chosen, canPay, formKey, refusal, isBusy }: Props) {
  const { appliedCents } = statement
  return (
    <>
      <Form method="post" id="refund" hidden>
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="key" value={formKey} />
      </Form>
      <Form method="post" className="grid gap-6">
        <input type="hidden" name="key" value={formKey} />
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-2xl font-display">Open credits</legend>
          {statement.credits.map((credit, at) => (
            <CreditRow
              key={credit.documentId}
              credit={credit}
              id={at === 0 ? 'credit' : credit.documentId}
              isChosen={chosen.length === 0 || chosen.includes(credit.documentId)}
              canRefund={canPay && credit.canRefund}
              error={at === 0 ? refusal?.fields.credit : undefined}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="preview" isBusy={isBusy}>
            Preview
          </Button>
          {canPay && appliedCents > 0 && (
            <Button type="submit" name="intent" value="apply" kind="primary" isBusy={isBusy}>
              Apply {formatMoney(appliedCents)}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}

interface CreditRowProps {
  credit: CreditStatement['credits'][number]
  id: string
  isChosen: boolean
  canRefund: boolean
  error: string | undefined
}

function CreditRow({ credit, id, isChosen, canRefund, error }: CreditRowProps) {
  const { documentId, typeText, documentOn, amountCents, openCents, refundingCents, reference, text } = credit
  return (
    <div className="flex justify-between gap-4 border-t border-grout pt-3 pb-2">
      <Checkbox
        name="credit"
        id={id}
        value={documentId}
        defaultChecked={isChosen}
        error={error}
        label={`${typeText} ${documentId}`}
        hint={[formatDay(documentOn, 0), reference && `from ${reference}`, text].filter(Boolean).join(' · ')}
      />
      <span className="tabular py-0.5 text-end">
        {formatMoney(openCents)}
        {openCents < amountCents && (
          <span className="block text-sm text-stone">of {formatMoney(amountCents)} remaining</span>
        )}
        {refundingCents > 0 && (
          <span className="block text-sm text-stone">{formatMoney(refundingCents)} refund in progress</span>
        )}
        {canRefund && (
          <button
            type="submit"
            form="refund"
            name="refund"
            value={documentId}
            aria-label={`Request refund of ${documentId}`}
            className="block min-h-8 text-sm underline underline-offset-4 hover:text-clay ms-auto"
          >
            Request refund
          </button>
        )}
      </span>
    </div>
  )
}
