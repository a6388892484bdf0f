import { ErrorSummary } from '@tessera/ui/error-summary'
import type { FormRefusal } from './form-refusal.ts'

/** What is wrong with the form, above it, with links to the fields. */
export function RefusalSummary({ refusal }: { refusal: FormRefusal | undefined }) {
  if (!refusal) return null
  const errors = Object.entries(refusal.fields).flatMap(([field, message]) => (field ? [{ field, message }] : []))
  return <ErrorSummary message={refusal.message} errors={errors} />
}
