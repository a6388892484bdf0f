import { redirect } from 'react-router'
import { answerForm, refuseField, textOf } from '../../forms/form-answer.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'

const page = '/account/credits'

/** Sets credits against open invoices, oldest due first; a second press of the same form changes nothing. */
export function applyCredits({ shop }: Visitor, form: FormData) {
  const creditIds = form.getAll('credit').map(String)
  const refunded = textOf(form, 'refund')
  return answerForm(form, async () => {
    if (refunded) {
      const { cents } = await shop.MyBilling.RefundCredit({ key: textOf(form, 'key'), documentId: refunded })
      return redirect(`${page}?${new URLSearchParams({ refunded, cents: String(cents) })}`)
    }
    if (creditIds.length === 0) return refuseField(form, 'credit', 'Select at least one credit.')
    if (textOf(form, 'intent') !== 'apply')
      return redirect(`${page}?${new URLSearchParams(creditIds.map((id) => ['credit', id]))}`)
    const wish = { key: textOf(form, 'key'), creditIds }
    const done = await shop.MyAccount.PaymentCreditStatements(wish, { payOpenInvoices: 'true' })
    const told = { applied: done.paymentId ?? 'none', cents: String(done.appliedCents) }
    return redirect(`${page}?${new URLSearchParams(told)}`)
  })
}
