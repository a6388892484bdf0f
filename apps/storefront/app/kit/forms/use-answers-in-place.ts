import { use, useRef } from 'react'
import { UNSAFE_FetchersContext as FetchersContext } from 'react-router'

/**
 * The last answer to each form that was sent without leaving the page, until it is sent again. `useFetchers` of the
 * router has those under way alone, and a form that ends with a redirect still has its answer of the time before.
 */
export function useAnswersInPlace(): unknown[] {
  const known = use(FetchersContext)
  const past = useRef(new WeakSet<object>())
  const answers = [...(known?.fetcherData ?? [])].flatMap(([key, answer]: [string, unknown]) =>
    typeof answer === 'object' && answer ? [{ answer, state: known?.fetchers.get(key)?.state ?? 'idle' }] : [],
  )
  for (const { answer, state } of answers) if (state === 'submitting') past.current.add(answer)
  return answers.flatMap(({ answer, state }) => (state === 'idle' && !past.current.has(answer) ? [answer] : []))
}
