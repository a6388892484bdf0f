import { use, useState } from 'react'
import { UNSAFE_FetchersContext as FetchersContext } from 'react-router'
import { followAnswers } from './follow-answers.ts'

/**
 * The last answer to each form that was sent without leaving the page, until it is sent again. `useFetchers` of the
 * router has those under way alone.
 */
export function useAnswersInPlace(): unknown[] {
  const { fetcherData, fetchers } = use(FetchersContext) ?? {}
  const [answersOf] = useState(followAnswers)
  const sent = [...(fetcherData ?? [])] as [string, unknown][]
  return answersOf(sent.map(([key, answer]) => ({ key, answer, state: fetchers?.get(key)?.state ?? 'idle' })))
}
