import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  found: StaffDocument
  /** A second press sends nothing again. */
  formKey: string
  outcome: DocumentOutcome | undefined
}

/** Reminds the customer of one document. */
export function RemindForm({ found: { document, remindedAt, timeZone }, formKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  if (document.isCredit || document.openCents === 0 || document.disputedCents > 0) return null
  return (
    <ScreenPart title="Reminder">
      <p className="text-stone">
        {remindedAt ? `Last reminded ${formatMoment(remindedAt, timeZone)}.` : 'Not reminded yet.'}
      </p>
      <Form method="post" preventScrollReset className="grid gap-3" key={formKey}>
        <input type="hidden" name="key" value={formKey} />
        {outcome?.problem && outcome.typed.intent === 'remind' && (
          <Notice kind="error" isLive>
            {outcome.problem}
          </Notice>
        )}
        <TextField
          label="Note to the customer"
          name="note"
          maxLength={500}
          isOptional
          defaultValue={outcome?.problem ? (outcome.typed.note ?? '') : ''}
        />
        <div>
          <Button type="submit" name="intent" value="remind" isBusy={isBusy}>
            Send a reminder
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}
