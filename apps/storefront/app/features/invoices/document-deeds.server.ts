import { redirect } from 'react-router'
import { answerForm, maybeOf, textOf } from '../../forms/form-answer.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'
import { dispute } from './dispute.server.ts'

type Deed = (visitor: Visitor, documentId: string, form: FormData) => Promise<string>

const deeds: Record<string, Deed> = {
  remind: async ({ shop }, documentId, form) => {
    await shop.MyBilling.RemindMe({ documentId, on: textOf(form, 'on') })
    return 'reminded'
  },
  'remind-not': async ({ shop }, documentId) => {
    await shop.MyBilling.RemindMe({ documentId, on: null })
    return 'not-reminded'
  },
  ask: async ({ shop }, documentId, form) => {
    await shop.MyBilling.AskToPay({ documentId, note: maybeOf(form, 'note') })
    return 'asked'
  },
}

/** What can be done about one document besides paying it. */
export function changeDocument(visitor: Visitor, documentId: string, form: FormData) {
  const deed = deeds[textOf(form, 'intent')]
  if (!deed) return dispute(visitor, documentId, form)
  return answerForm(form, async () =>
    redirect(`/account/invoices/${encodeURIComponent(documentId)}?said=${await deed(visitor, documentId, form)}`),
  )
}
