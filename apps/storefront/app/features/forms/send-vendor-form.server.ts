import type { ShopClient } from '@tessera/client/shop/types.gen'
import { answerForm, optionalTextOf, textOf } from '../../http/answer-form.server.ts'

/** Without a token it requests the link; with one it sends the bank data, which is never returned. */
export function sendVendorForm({ Broadcast }: ShopClient, form: FormData) {
  const guard = { captcha: optionalTextOf(form, 'captcha'), website: optionalTextOf(form, 'website') }
  const token = textOf(form, 'token')
  const company = textOf(form, 'company')
  const taxId = textOf(form, 'taxId')
  form.delete('taxId')
  return answerForm(form, async () => ({
    isInvitation: !token,
    answer: token
      ? await Broadcast.vendorpaymentform({
          ...guard,
          token,
          company,
          taxId,
          bankName: textOf(form, 'bankName'),
          routingNumber: textOf(form, 'routingNumber'),
          accountNumber: textOf(form, 'accountNumber'),
          accountType: textOf(form, 'accountType'),
          contactName: textOf(form, 'contactName'),
          phone: optionalTextOf(form, 'phone'),
          agrees: form.has('agrees'),
        })
      : await Broadcast.vendorpaymentemailform({ ...guard, company, email: textOf(form, 'email') }),
  }))
}
