import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
  /** A second press is the same refund. */
  formKey: string
  outcome: DocumentOutcome | undefined
}

/** Pays an open credit out to the customer. It stays on the to-do list until someone sent the money. */
export function CreditRefundForm({ found: { document, refundableCents }, formKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const problem = outcome?.typed.intent === 'refund' ? outcome.problem : undefined
  if (refundableCents === 0 && !problem) return null
  return (
    <ScreenPart title="Refund">
      <p className="text-stone">
        {formatMoney(refundableCents)} of {document.documentId} can be paid back to the customer.
      </p>
      <Form method="post" preventScrollReset className="grid gap-3" key={formKey}>
        <input type="hidden" name="key" value={formKey} />
        {problem && (
          <Notice kind="error" isLive>
            {problem}
          </Notice>
        )}
        <TextField
          label="Reason (staff only)"
          name="reason"
          id="refund-reason"
          maxLength={300}
          required
          autoComplete="off"
          defaultValue={problem ? (outcome?.typed.reason ?? '') : ''}
        />
        <div>
          <Button type="submit" name="intent" value="refund" isBusy={isBusy}>
            Refund {formatMoney(refundableCents)}
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}
