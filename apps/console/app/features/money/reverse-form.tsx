import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { problemOf, ReasonForm } from './reason-form.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
  formKey: string
  outcome: DocumentOutcome | undefined
}

/** Takes back what staff posted by mistake. The posting stays in the ledger, with one against it. */
export function ReverseForm({ found, formKey, outcome }: Props) {
  const { document, postedBy, reversedBy, movements } = found
  if (!postedBy || (reversedBy && !problemOf(outcome, 'reverse'))) return null
  const isUsed = movements.some(({ otherId }) => otherId)
  return (
    <ReasonForm
      title="Posted by mistake?"
      intent="reverse"
      formKey={formKey}
      outcome={outcome}
      label="Reason"
      hint="Customers see it in the email about the payment or credit memo."
      button="Reverse it"
    >
      Reversing {document.documentId} books the opposite today, once.
      {isUsed && ' The documents it paid are open again.'}
    </ReasonForm>
  )
}
