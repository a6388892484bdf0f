import { redirect } from 'react-router'
import { answerForm, refuseField, textOf } from '../../forms/form-answer.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'
import { amountTyped } from './payable.ts'

export function dispute({ shop }: Visitor, documentId: string, form: FormData) {
  const page = `/account/invoices/${encodeURIComponent(documentId)}`
  return answerForm(form, async () => {
    if (textOf(form, 'intent') === 'withdraw') {
      await shop.MyBilling.DisputeDocument({ documentId, amountCents: 0 })
      return redirect(`${page}?said=withdrawn`)
    }
    const amountCents = amountTyped(textOf(form, 'amount'))
    if (!amountCents) return refuseField(form, 'amount', 'Enter an amount, for example 120.50.')
    await shop.MyBilling.DisputeDocument({ documentId, amountCents, reason: textOf(form, 'reason') })
    return redirect(`${page}?said=disputed`)
  })
}
