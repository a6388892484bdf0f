import type { FormRefusal } from './form-refusal.ts'
import { typedValuesOf } from './typed-values.ts'

export const notSaved = 'We couldn’t save this just now. Nothing was lost. Try again in a moment.'
export const notSure =
  'We couldn’t confirm that this was saved. Nothing you entered was lost. Check whether it went through before you try again.'

export interface UnsavedAnswer {
  /** Why nothing of the form was saved. */
  unsaved: string
  refusal: FormRefusal
}

/** The answer to a form that could not be saved, whatever was typed. */
export const unsavedAnswer = (unsaved: string, form: FormData | URLSearchParams): UnsavedAnswer => ({
  unsaved,
  refusal: {
    code: 'Server.Busy',
    title: 'Not saved yet',
    message: 'What you entered is still here. Please send it again in a moment.',
    fields: {},
    typed: typedValuesOf(form),
  },
})
