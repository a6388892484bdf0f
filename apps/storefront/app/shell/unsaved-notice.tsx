import { ToastBox } from '@tessera/ui/toast-box'
import { use, useState } from 'react'
import { UNSAFE_DataRouterDataContext as DataRouterDataContext } from 'react-router'
import { findUnsavedIn } from '../kit/forms/find-unsaved-in.ts'
import { useAnswersInPlace } from '../kit/forms/use-answers-in-place.ts'

/**
 * Shows that a form was not saved, for any form on the page: many forms have no room for the message. The router
 * has no other way to read the action data of the current page. Once it is closed, the next answer shows it again.
 */
export function UnsavedNotice() {
  const [closed, setClosed] = useState<readonly unknown[]>([])
  const answers = [...Object.values(use(DataRouterDataContext)?.actionData ?? {}), ...useAnswersInPlace()]
  const message = answers
    .filter((answer) => !closed.includes(answer))
    .map(findUnsavedIn)
    .find((one) => one !== undefined)
  if (!message) return null
  return (
    <div role="alert" className="no-print">
      <ToastBox text={message} onClose={() => setClosed(answers)} />
    </div>
  )
}
