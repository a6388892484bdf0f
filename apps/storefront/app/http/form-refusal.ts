export interface FormRefusal {
  /** The shop's own code, for states that have a way out of their own. */
  code: string
  /** Above the message; usually that the form should be checked. */
  title?: string
  message: string
  /** By the name of the field. */
  fields: Record<string, string>
  /** What was typed, so that nothing is lost. */
  typed: Record<string, string>
}

type Known = Record<string, string | null | undefined>

/** What was refused, out of whatever an action has answered. */
export const findRefusal = (answer: unknown): FormRefusal | undefined =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer
    ? (answer.refusal as FormRefusal | undefined)
    : undefined

/** `{...field('city')}`: name, what was typed or is known, and what is wrong with it. */
export const fieldsOf =
  (refusal: FormRefusal | undefined, known: Known = {}) =>
  (name: string) => ({
    name,
    defaultValue: refusal?.typed[name] ?? known[name] ?? '',
    error: refusal?.fields[name],
  })
