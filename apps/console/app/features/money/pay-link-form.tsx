import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
  /** A second press sends nothing again. */
  formKey: string
  outcome: DocumentOutcome | undefined
}

/** Emails a link by which anyone pays the document by card. */
export function PayLinkForm({ found: { document, payEmail }, formKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { isCredit, openCents, heldCents, disputedCents } = document
  if (isCredit || openCents - heldCents - disputedCents <= 0) return null
  const refused = outcome?.problem && outcome.typed.intent === 'pay-link' ? outcome : undefined
  return (
    <ScreenPart title="Payment link">
      <p className="text-stone">
        Anyone who has the link can pay what is open by card, without signing in. It works once.
      </p>
      <Form method="post" preventScrollReset className="grid gap-3" key={formKey}>
        <input type="hidden" name="key" value={formKey} />
        {refused && (
          <Notice kind="error" isLive>
            {refused.problem}
          </Notice>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={refused?.typed.email ?? payEmail ?? ''}
        />
        <TextField
          label="Note to the customer"
          name="note"
          id="pay-note"
          maxLength={500}
          isOptional
          defaultValue={refused?.typed.note ?? ''}
        />
        <div>
          <Button type="submit" name="intent" value="pay-link" isBusy={isBusy}>
            Send payment link
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}
