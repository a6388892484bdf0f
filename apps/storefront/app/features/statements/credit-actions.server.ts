import { redirect } from 'react-router'
import { refuseField, textOf } from '../../http/answer-form.server.ts'
import { leaveNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

const page = '/account/credits'

type CreditAction = (visitor: Visitor, form: FormData) => Promise<Response | ReturnType<typeof refuseField>>

const chosenIn = (form: FormData): string[] => form.getAll('credit').map(String)
const refuseNone = (form: FormData) => refuseField(form, 'credit', 'Select at least one credit.')

/** Applies credits to open invoices, oldest due date first; a second submit of the same form changes nothing. */
export const creditActions: Readonly<Record<string, CreditAction>> = {
  refund: async (visitor, form) => {
    const refunded = textOf(form, 'refund')
    const { cents } = await visitor.shop.MyBilling.RefundCredit({ key: textOf(form, 'key'), documentId: refunded })
    leaveNote(visitor, page, { refunded, cents })
    return redirect(page)
  },
  preview: async (_, form) => {
    const chosen = chosenIn(form)
    if (chosen.length === 0) return refuseNone(form)
    return redirect(`${page}?${new URLSearchParams(chosen.map((id) => ['credit', id]))}`)
  },
  apply: async (visitor, form) => {
    const creditIds = chosenIn(form)
    if (creditIds.length === 0) return refuseNone(form)
    const request = { key: textOf(form, 'key'), creditIds }
    const done = await visitor.shop.MyAccount.PaymentCreditStatements(request, { payOpenInvoices: 'true' })
    leaveNote(visitor, page, { applied: done.paymentId ?? 'none', cents: done.appliedCents })
    return redirect(page)
  },
}
