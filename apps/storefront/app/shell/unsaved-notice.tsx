import { use } from 'react'
import { UNSAFE_DataRouterDataContext as DataRouterDataContext } from 'react-router'
import { findUnsavedIn } from '../kit/forms/find-unsaved-in.ts'
import { useAnswersInPlace } from '../kit/forms/use-answers-in-place.ts'

/**
 * Shows that a form was not saved, for any form on the page: many forms have no room for the message. The router
 * has no other way to read the action data of the current page.
 */
export function UnsavedNotice() {
  const answers = Object.values(use(DataRouterDataContext)?.actionData ?? {})
  const message = [...answers, ...useAnswersInPlace()].map(findUnsavedIn).find((one) => one !== undefined)
  if (!message) return null
  return (
    <div role="alert" className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4">
      <p className="pointer-events-auto rounded bg-ink px-5 py-3 text-paper shadow-sheet">{message}</p>
    </div>
  )
}
