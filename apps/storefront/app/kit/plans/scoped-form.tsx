import { ErrorSummary } from '@tessera/ui/error-summary'
import type { FormRefusal } from '../../http/form-refusal.ts'

/** Names the form on a page with many forms, so that only that form shows its errors. */
export const scopeField = 'form'

export const refusalIn = (refusal: FormRefusal | undefined, scope: string): FormRefusal | undefined =>
  refusal?.typed[scopeField] === scope ? refusal : undefined

type Known = Record<string, string | null | undefined>

/** `{...field('areaSqft')}`: name, unique ID, typed or known value, and error. */
export const scopedFields = (refusal: FormRefusal | undefined, scope: string, known: Known = {}) => {
  const own = refusalIn(refusal, scope)
  return (name: string) => ({
    name,
    id: idIn(scope, name),
    defaultValue: own?.typed[name] ?? known[name] ?? '',
    error: own?.fields[name],
  })
}

export type ScopedField = ReturnType<typeof scopedFields>

const idIn = (scope: string, name: string): string => `${name}-${scope}`

/** The hidden scope field and the form's error summary. */
export function ScopeFields({ scope, refusal }: { scope: string; refusal: FormRefusal | undefined }) {
  const own = refusalIn(refusal, scope)
  return (
    <>
      <input type="hidden" name={scopeField} value={scope} />
      {own && (
        <ErrorSummary
          title={own.title}
          message={own.message}
          errors={Object.entries(own.fields).map(([name, message]) => ({ field: idIn(scope, name), message }))}
        />
      )}
    </>
  )
}
