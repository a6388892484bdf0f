import { use } from 'react'
import { UNSAFE_DataRouterDataContext as DataRouterDataContext, useFetchers } from 'react-router'
import { findOutageIn } from '../kit/forms/find-outage-in.ts'

/**
 * Shows that a form could not be saved, for any form on the page: many forms have no room for the message. The router
 * has no other way to read the action data of the current page.
 */
export function OutageNotice() {
  const answers = Object.values(use(DataRouterDataContext)?.actionData ?? {})
  const inPlace = useFetchers().flatMap(({ state, data }) => (state === 'idle' ? [data] : []))
  const message = [...answers, ...inPlace].map(findOutageIn).find((one) => one !== undefined)
  if (!message) return null
  return (
    <div role="alert" className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4">
      <p className="pointer-events-auto rounded bg-ink px-5 py-3 text-paper shadow-sheet">{message}</p>
    </div>
  )
}
