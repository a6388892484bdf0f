import type { FailedForm } from './failed-form.ts'
import { isEchoedField } from './typed-values.ts'

/** Collects all typed values except secrets, which are never sent back. */
export function failedFormOf(form: FormData, { pathname, search }: URL): FailedForm {
  const failed: FailedForm = { action: pathname + search, fields: [], secrets: [], files: [] }
  for (const [name, value] of form) {
    if (typeof value !== 'string') failed.files.push(name)
    else if (isEchoedField(name)) failed.fields.push([name, value])
    // every form needs a new captcha solution
    else if (name !== 'captcha') failed.secrets.push(name)
  }
  return failed
}
