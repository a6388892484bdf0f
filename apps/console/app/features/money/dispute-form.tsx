import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  document: StaffDocument['document']
  disputedAt: string
  outcome: DocumentOutcome | undefined
}

/** Accepts a dispute, whole or in part, or declines it. A refusal keeps what was typed. */
export function DisputeForm({ document, disputedAt, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const typed = outcome?.typed
  return (
    <Form method="post" preventScrollReset className="grid max-w-xl gap-3" key={disputedAt}>
      <input type="hidden" name="disputedAt" value={disputedAt} />
      {outcome?.problem && typed?.disputedAt && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <TextField
        label="Credit in dollars"
        name="credit"
        inputMode="decimal"
        autoComplete="off"
        hint="If you accept, a credit memo for this amount is applied to the invoice."
        defaultValue={typed?.credit ?? (document.disputedCents / 100).toFixed(2)}
      />
      <TextAreaField
        label="Answer to the customer"
        name="answer"
        data-key="a"
        maxLength={500}
        rows={3}
        hint="Required to decline."
        defaultValue={typed?.answer ?? ''}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="accept" kind="primary" isBusy={isBusy}>
          Accept with this credit
        </Button>
        <Button type="submit" name="intent" value="decline" isBusy={isBusy}>
          Decline
        </Button>
      </div>
    </Form>
  )
}
