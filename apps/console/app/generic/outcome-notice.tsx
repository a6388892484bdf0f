import { Notice } from '@tessera/ui/notice'
import type { StaffOutcome } from '../session/staff-work.server.ts'
import { UndoForm } from './undo-form.tsx'

interface Props {
  outcome: StaffOutcome | undefined
  /** Records of the page; a refusal about one of them stands in its own form. */
  shown?: readonly string[]
}

/** Confirms what was done, with its Undo. A refusal about a record that is no longer in the list is told here. */
export function OutcomeNotice({ outcome, shown = [] }: Props) {
  const isInForm = outcome !== undefined && shown.includes(outcome.about)
  const text = outcome?.done ?? (isInForm ? undefined : outcome?.problem)
  return text ? (
    <Notice
      kind={outcome?.done ? 'success' : 'error'}
      isLive
      action={outcome?.undo && <UndoForm fields={outcome.undo} />}
    >
      {text}
    </Notice>
  ) : null
}
