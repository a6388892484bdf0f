import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
  /** A second press is the same reversal. */
  formKey: string
  outcome: DocumentOutcome | undefined
}

/** Takes back what staff posted by mistake. The posting stays in the ledger, with one against it. */
export function ReverseForm({ found, formKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const problem = outcome?.typed.intent === 'reverse' ? outcome.problem : undefined
  const { document, postedBy, reversedBy, movements } = found
  if (!postedBy || (reversedBy && !problem)) return null
  const isUsed = movements.some(({ otherId }) => otherId)
  return (
    <ScreenPart title="Posted by mistake?">
      <p className="text-stone">
        Reversing {document.documentId} books the opposite today, once.
        {isUsed && ' The documents it paid are open again.'}
      </p>
      <Form method="post" preventScrollReset className="grid gap-3" key={formKey}>
        <input type="hidden" name="key" value={formKey} />
        {problem && (
          <Notice kind="error" isLive>
            {problem}
          </Notice>
        )}
        <TextField
          label="Reason"
          name="reason"
          maxLength={300}
          required
          autoComplete="off"
          hint="What customers see it in the email about payments and credit memos."
          defaultValue={problem ? (outcome?.typed.reason ?? '') : ''}
        />
        <div>
          <Button type="submit" name="intent" value="reverse" isBusy={isBusy}>
            Reverse it
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}
