import { LinkButton } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import { type RedirectRow, redirectLabels, redirectsPath } from './content-views.ts'

interface Props {
  edited: RedirectRow | null
  /** The address that a new one starts with; the next field is its target. */
  from: string
  /** Changes with everything that the form is about. */
  subject: string
  formKey: string
  /** A refused save, with what was typed. */
  outcome: StaffOutcome | undefined
}

const statuses = Object.entries(redirectLabels).map(([value, label]) => ({ value, label }))

/** The number in the form of one that has no address yet. */
export const newRedirect = 'new'

/** A new redirect, or the change of one. */
export function RedirectForm({ edited, from, subject, formKey, outcome }: Props) {
  const typed = outcome?.typed
  const number = edited?.source ?? newRedirect
  return (
    <ScreenPart title={edited ? `Change ${edited.source}` : 'New redirect'}>
      <TaskForm number={number} subject={subject} formKey={formKey} outcome={outcome && { ...outcome, about: number }}>
        <input type="hidden" name="version" value={edited?.version ?? ''} />
        <div className="grid items-end gap-3 tablet:grid-cols-[1fr_1fr_12rem_auto]">
          <TextField
            label="From"
            name="source"
            placeholder="/old-page"
            maxLength={2000}
            required
            readOnly={edited !== null}
            defaultValue={typed?.source ?? edited?.source ?? from}
            data-key="e"
          />
          <TextField
            label="To"
            name="target"
            placeholder="/new-page"
            maxLength={2000}
            defaultValue={typed?.target ?? edited?.target ?? ''}
            autoFocus={from !== '' && !outcome}
          />
          <SelectField
            label="Type"
            name="status"
            options={statuses}
            defaultValue={typed?.status ?? String(edited?.status ?? 301)}
          />
          <div className="flex gap-2">
            <DoButton intent="saveRedirect" kind="primary">
              Save
            </DoButton>
            {edited && <LinkButton href={redirectsPath}>Cancel</LinkButton>}
          </div>
        </div>
      </TaskForm>
    </ScreenPart>
  )
}
