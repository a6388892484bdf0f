/** A form that is sent without leaving the page, as the router knows it. */
export interface SentForm {
  key: string
  state: 'idle' | 'submitting' | 'loading'
  answer: unknown
}

/**
 * Returns the last answer to each form until it is sent again; a form that ends with a redirect still has its answer of
 * the time before. Under load the new answer is there before the form is seen as submitting, so only the one that was
 * known earlier is past.
 */
export function followAnswers(): (forms: readonly SentForm[]) => object[] {
  const known = new Map<string, object>()
  const past = new WeakSet<object>()
  return (forms) =>
    forms.flatMap(({ key, state, answer }) => {
      const before = known.get(key)
      if (state === 'submitting') {
        if (before) past.add(before)
        return []
      }
      if (typeof answer !== 'object' || !answer) return []
      known.set(key, answer)
      return state === 'idle' && !past.has(answer) ? [answer] : []
    })
}
