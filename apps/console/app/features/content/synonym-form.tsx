import { LinkButton } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import { type SynonymRow, synonymsPath } from './content-views.ts'

interface Props {
  edited: SynonymRow | null
  words: string
  /** Changes with everything that the form is about. */
  subject: string
  formKey: string
  /** A refused save, with what was typed. */
  outcome: StaffOutcome | undefined
}

const kinds = [
  { value: 'same', label: 'All mean the same' },
  { value: 'one-way', label: 'Also find other words' },
]

/** The number in the form of one that has no ID yet. */
export const newRule = 'new'

/** A new rule, or the change of one. */
export function SynonymForm({ edited, words, subject, formKey, outcome }: Props) {
  const typed = outcome?.typed
  const number = edited?.id ?? newRule
  const isOneWay = edited ? edited.from.length > 0 : words !== ''
  const own = edited ? [...edited.same, ...edited.from].join(', ') : words
  return (
    <ScreenPart title={edited ? 'Change a rule' : 'New rule'}>
      <TaskForm number={number} subject={subject} formKey={formKey} outcome={outcome && { ...outcome, about: number }}>
        <input type="hidden" name="id" value={edited?.id ?? ''} />
        <input type="hidden" name="version" value={edited?.version ?? ''} />
        <SelectField
          label="Kind"
          name="kind"
          options={kinds}
          defaultValue={typed?.kind ?? (isOneWay ? 'one-way' : 'same')}
        />
        <TextField
          label="Words, separated by commas"
          name="words"
          placeholder="hexagon, hex, honeycomb"
          maxLength={600}
          required
          defaultValue={typed?.words ?? own}
          data-key="e"
        />
        <TextField
          label="Also find"
          hint="For the second kind only: words that our products use."
          name="to"
          maxLength={600}
          defaultValue={typed?.to ?? edited?.to.join(', ') ?? ''}
          autoFocus={words !== '' && !edited && !outcome}
        />
        <div className="flex gap-2">
          <DoButton intent="saveSynonym" kind="primary">
            Save
          </DoButton>
          {edited && <LinkButton href={synonymsPath}>Cancel</LinkButton>}
        </div>
      </TaskForm>
    </ScreenPart>
  )
}
