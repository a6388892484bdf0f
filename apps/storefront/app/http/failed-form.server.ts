import type { FailedForm } from './failed-form.ts'
import { isKept } from './form-answer.server.ts'

/** Keeps everything that was typed, except what must never come back in a page. */
export function failedFormOf(form: FormData, { pathname, search }: URL): FailedForm {
  const failed: FailedForm = { action: pathname + search, fields: [], secrets: [], files: [] }
  for (const [name, value] of form) {
    if (typeof value !== 'string') failed.files.push(name)
    else if (isKept(name)) failed.fields.push([name, value])
    // the check of a person is done anew with every form
    else if (name !== 'captcha') failed.secrets.push(name)
  }
  return failed
}
