import type { FormSection } from './form-field.ts'
import type { Crumb } from './views.ts'

/** A value that two people changed. */
export interface ConflictView {
  /** `xp.finish`: the name of the value. */
  name: string
  label: string
  was: string
  theirs: string
  mine: string
}

/** The form of a record: a new one, or changes of one that is there. */
export interface EditView {
  title: string
  crumbs: Crumb[]
  sections: FormSection[]
  texts: Record<string, string>
  /** The values that the form started from, as JSON. */
  seen: string
  /** Sent with the form, so that a second click does nothing. */
  key: string
  backHref: string
  submitLabel: string
  isNew: boolean
}

/** A form that was not saved: what to mend, with everything that was typed. */
export interface EditOutcome {
  /** A new one, since the last was used up. */
  key: string
  texts: Record<string, string>
  seen: string
  problems: Record<string, string>
  /** Refusals that name no field. */
  messages: string[]
  conflicts: ConflictView[]
}
