import { ToastBox } from '@tessera/ui/toast-box'
import { use, useState } from 'react'
import { UNSAFE_DataRouterDataContext as DataRouterDataContext } from 'react-router'
import { notSent } from '../http/not-sent.ts'
import { findUnsavedIn } from '../kit/forms/find-unsaved-in.ts'
import { useAnswersInPlace } from '../kit/forms/use-answers-in-place.ts'
import { useHeldForms } from '../kit/forms/use-held-forms.ts'

/**
 * Shows that a form was not saved, for any form on the page: many forms have no room for the message. The router
 * has no other way to read the action data of the current page. Once it is closed, the next answer shows it again.
 */
export function UnsavedNotice() {
  const held = useHeldForms()
  const [closed, setClosed] = useState<readonly unknown[]>([])
  const answers = [...Object.values(use(DataRouterDataContext)?.actionData ?? {}), ...useAnswersInPlace()]
  const isOpen = (answer: unknown): boolean => !closed.includes(answer)
  const unsaved = answers
    .filter(isOpen)
    .map(findUnsavedIn)
    .find((one) => one !== undefined)
  const message = held > 0 && isOpen(held) ? notSent : unsaved
  if (!message) return null
  return (
    <div role="alert" className="no-print">
      <ToastBox key={held} text={message} onClose={() => setClosed([...answers, held])} />
    </div>
  )
}
