import { Notice } from '@tessera/ui/notice'
import type { StaffOutcome } from '../session/staff-work.server.ts'
import { UndoForm } from './undo-form.tsx'

interface Props {
  outcome: StaffOutcome | undefined
  /** Records of the page, or all of them: a refusal about one of these stands in its own form. */
  shown?: readonly string[] | 'all'
  /** Several records are on the page, so the sentence begins with the number of the one. */
  isNamed?: boolean
}

/**
 * Confirms what was done, with its Undo. A refused Undo, and a refusal about a record that is no longer in the list, are
 * told here.
 */
export function OutcomeNotice({ outcome, shown = [], isNamed = false }: Props) {
  const isInForm = outcome !== undefined && !outcome.isUndo && (shown === 'all' || shown.includes(outcome.about))
  const text = outcome?.done ?? (isInForm ? undefined : outcome?.problem)
  return text ? (
    <Notice
      kind={outcome?.done ? 'success' : 'error'}
      isLive
      action={outcome?.undo && <UndoForm fields={outcome.undo} />}
    >
      {isNamed && `${outcome?.about}: `}
      {text}
    </Notice>
  ) : null
}
