import type { PaymentOption } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Form } from 'react-router'
import { LoanTerms } from './loan-terms.tsx'

interface OtherPaymentOptionProps {
  option: PaymentOption
  /** The order's total, for the terms of a loan. */
  totalCents: number
  poNumber: string
  isBusy: boolean
}

/** Payment on terms or by financing, with the conditions, or the reason why it is not available. */
export function OtherPaymentOption({ option, totalCents, poNumber, isBusy }: OtherPaymentOptionProps) {
  const isInvoice = option.method === 'Invoice'
  return (
    <section className="grid gap-3 border-t border-grout pt-6">
      <h2 className="text-2xl">{isInvoice ? 'Pay on terms' : 'Pay over time with Citizen Pay'}</h2>
      <p className="text-stone">{option.reason ?? describeOption(option)}</p>
      {option.isAvailable && !isInvoice && <LoanTerms amountCents={totalCents} />}
      {option.isAvailable && (
        <Form method="post" className="grid justify-items-start gap-4">
          <input type="hidden" name="method" value={option.method} />
          {isInvoice && (
            <TextField
              label="PO number"
              name="poNumber"
              isOptional
              autoComplete="off"
              maxLength={60}
              defaultValue={poNumber}
              hint="Printed on your invoice."
              className="w-full max-w-xs"
            />
          )}
          <Button type="submit" isBusy={isBusy}>
            {isInvoice ? 'Pay on invoice' : 'Apply with Citizen Pay'}
          </Button>
        </Form>
      )}
    </section>
  )
}

const termNames: Record<string, string> = { NT30: 'Net 30 days', NT45: 'Net 45 days', NT90: 'Net 90 days' }

function describeOption({ method, terms, dueOn, creditFreeCents }: PaymentOption): string {
  if (method !== 'Invoice')
    return 'A loan for this order, subject to credit approval. The lender will ask a few questions on its site. Checking whether you qualify is a soft inquiry; accepting the loan is a hard inquiry. No down payment, no fees, and you can pay it off early.'
  const due = `due ${dueOn ? formatDay(dueOn) : 'as agreed'}`
  const name = termNames[terms ?? '']
  return `${name ? `${name}, ${due}` : `D${due.slice(1)}`}. ${formatMoney(creditFreeCents ?? 0)} of your credit line is available.`
}
