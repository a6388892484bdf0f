import { ErrorSummary } from '@tessera/ui/error-summary'
import { useRef } from 'react'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { useUnsent } from './use-unsent.ts'

/** Error summary above a form with links to the fields: browser validation errors, or the server's refusal. */
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
