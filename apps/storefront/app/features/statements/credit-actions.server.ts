import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { refuseField, textOf } from '../../http/answer-form.server.ts'

const page = '/account/credits'

type CreditAction = (shop: ShopClient, form: FormData) => Promise<Response | ReturnType<typeof refuseField>>

const chosenIn = (form: FormData): string[] => form.getAll('credit').map(String)
const refuseNone = (form: FormData) => refuseField(form, 'credit', 'Select at least one credit.')

/** Applies credits to open invoices, oldest due date first; a second submit of the same form changes nothing. */
export const creditActions: Readonly<Record<string, CreditAction>> = {
  refund: async (shop, form) => {
    const refunded = textOf(form, 'refund')
    const { cents } = await shop.MyBilling.RefundCredit({ key: textOf(form, 'key'), documentId: refunded })
    return redirect(`${page}?${new URLSearchParams({ refunded, cents: String(cents) })}`)
  },
  preview: async (_, form) => {
    const chosen = chosenIn(form)
    if (chosen.length === 0) return refuseNone(form)
    return redirect(`${page}?${new URLSearchParams(chosen.map((id) => ['credit', id]))}`)
  },
  apply: async (shop, form) => {
    const creditIds = chosenIn(form)
    if (creditIds.length === 0) return refuseNone(form)
    const request = { key: textOf(form, 'key'), creditIds }
    const done = await shop.MyAccount.PaymentCreditStatements(request, { payOpenInvoices: 'true' })
    const params = { applied: done.paymentId ?? 'none', cents: String(done.appliedCents) }
    return redirect(`${page}?${new URLSearchParams(params)}`)
  },
}
