import { use } from 'react'
import { UNSAFE_FetchersContext as FetchersContext } from 'react-router'

/**
 * The last answer to each form that was sent without leaving the page, while it is not sent again. `useFetchers` of the
 * router has those under way alone.
 */
export function useAnswersInPlace(): unknown[] {
  const known = use(FetchersContext)
  const isIdle = (key: string) => (known?.fetchers.get(key)?.state ?? 'idle') === 'idle'
  return [...(known?.fetcherData ?? [])].flatMap(([key, answer]) => (isIdle(key) ? [answer] : []))
}
