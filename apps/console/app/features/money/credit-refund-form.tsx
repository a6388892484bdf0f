import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { problemOf, ReasonForm } from './reason-form.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
  formKey: string
  outcome: DocumentOutcome | undefined
}

/** Pays an open credit out to the customer. It stays on the to-do list until someone sent the money. */
export function CreditRefundForm({ found: { document, refundableCents }, formKey, outcome }: Props) {
  if (refundableCents === 0 && !problemOf(outcome, 'refund')) return null
  return (
    <ReasonForm
      title="Refund"
      intent="refund"
      formKey={formKey}
      outcome={outcome}
      label="Reason (staff only)"
      button={`Refund ${formatMoney(refundableCents)}`}
    >
      {formatMoney(refundableCents)} of {document.documentId} can be paid back to the customer.
    </ReasonForm>
  )
}
