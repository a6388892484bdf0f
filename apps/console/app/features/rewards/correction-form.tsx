import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { RewardOutcome } from './work-on-rewards.server.ts'

interface Props {
  /** A second press is the same correction. */
  correctionKey: string
  outcome: RewardOutcome | undefined
}

/** Adds points or takes them. A refusal keeps what was typed. */
export function CorrectionForm({ correctionKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const typed = outcome?.problem && outcome.typed.intent === 'correct' ? outcome.typed : undefined
  return (
    <ScreenPart title="Adjust points">
      <Form method="post" preventScrollReset className="grid gap-3" key={typed ? typed.key : correctionKey}>
        <input type="hidden" name="key" value={typed?.key ?? correctionKey} />
        {typed && (
          <Notice kind="error" isLive>
            {outcome?.problem}
          </Notice>
        )}
        <TextField
          label="Points"
          name="points"
          inputMode="text"
          autoComplete="off"
          hint="250 adds points, -250 removes them."
          defaultValue={typed?.points ?? ''}
        />
        <TextField
          label="Reason (shown to the customer)"
          name="reason"
          maxLength={200}
          defaultValue={typed?.reason ?? ''}
        />
        <div>
          <Button type="submit" name="intent" value="correct" isBusy={isBusy}>
            Adjust points
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}
