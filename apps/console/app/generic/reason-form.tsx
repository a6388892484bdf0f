import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'

/** A refused reason, as it was typed. */
export interface ReasonOutcome {
  problem: string
  reason: string
}

interface Props {
  label: string
  hint: string
  submitLabel: string
  outcome: ReasonOutcome | undefined
}

/** Asks why something closed is opened. */
export function ReasonForm({ label, hint, submitLabel, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid max-w-xl gap-4">
      {outcome && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <TextField
        label={label}
        name="reason"
        maxLength={300}
        required
        hint={hint}
        defaultValue={outcome?.reason ?? ''}
      />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
