import { ErrorSummary } from '@tessera/ui/error-summary'
import { useRef } from 'react'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { useUnsent } from './use-unsent.ts'

/** What is wrong with the form, above it, with links to the fields: what keeps it from being sent, or was refused. */
export function RefusalSummary({ refusal }: { refusal: FormRefusal | undefined }) {
  const here = useRef<HTMLSpanElement>(null)
  const unsent = useUnsent(here)
  const refused = Object.entries(refusal?.fields ?? {}).flatMap(([field, message]) =>
    field ? [{ field, message }] : [],
  )
  return (
    <>
      <span ref={here} hidden />
      {unsent.length > 0 ? (
        <ErrorSummary errors={unsent} />
      ) : (
        refusal && <ErrorSummary title={refusal.title} message={refusal.message} errors={refused} />
      )}
    </>
  )
}
