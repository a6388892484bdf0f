export interface FormRefusal {
  /** The shop's error code, for states with special handling. */
  code: string
  /** Heading above the message; by default a request to check the form. */
  title?: string
  message: string
  /** By the name of the field. */
  fields: Record<string, string>
  /** The typed values, by field name. */
  typed: Record<string, string>
}

type Known = Record<string, string | null | undefined>

/** Finds the refusal in an action's result. */
export const findRefusal = (answer: unknown): FormRefusal | undefined =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer
    ? (answer.refusal as FormRefusal | undefined)
    : undefined

/** `{...field('city')}`: name, typed or known value, and error. */
export const fieldsOf =
  (refusal: FormRefusal | undefined, known: Known = {}) =>
  (name: string) => ({
    name,
    defaultValue: refusal?.typed[name] ?? known[name] ?? '',
    error: refusal?.fields[name],
  })
