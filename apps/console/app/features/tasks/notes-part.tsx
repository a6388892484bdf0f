import { formatMoment } from '../../generic/format-days.ts'
import { NoteForm } from './note-form.tsx'
import type { NotesView } from './note-view.ts'
import type { TaskOutcome } from './task-actions.server.ts'

interface Props {
  kind: 'quote'
  number: string
  view: NotesView
  timeZone: string
  formKey: string
  outcome: TaskOutcome | undefined
}

/** The notes of a record that has no timeline, newest first. */
export function NotesPart({ kind, number, view: { notes, mayWrite }, timeZone, formKey, outcome }: Props) {
  if (!mayWrite && notes.length === 0) return null
  return (
    <section aria-label="Notes" className="grid min-w-0 content-start gap-2">
      <h2 className="border-b border-grout pb-1 text-lg">Notes</h2>
      {mayWrite && <NoteForm key={notes.length} kind={kind} number={number} formKey={formKey} outcome={outcome} />}
      <ol className="grid gap-2">
        {notes.toReversed().map(({ id, at, by, text }) => (
          <li key={id} className="wrap-anywhere">
            <span className="block whitespace-pre-line">{text}</span>
            <span className="text-xs text-stone">
              {formatMoment(at, timeZone)} · {by}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
