import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect, redirectDocument } from 'react-router'
import { maybeOf, textOf } from '../../http/form-answer.server.ts'
import { placeOf } from '../../kit/forms/place-of.ts'

type PaymentAction = (shop: ShopClient, form: FormData) => Promise<Response>

const review = '/checkout/order-review'

/** One action per payment method; `billing` sets the billing address first. */
export const paymentActions: Readonly<Record<string, PaymentAction>> = {
  billing: async ({ Cart }, form) => {
    await Cart.SetBillingAddress({ address: placeOf(form) })
    return redirect('/checkout/payment')
  },
  Invoice: async ({ Cart }, form) => {
    await Cart.ProcessCart({ paymentMethod: 'Invoice', poNumber: textOf(form, 'poNumber') })
    return redirect(review)
  },
  Credit_Card: async ({ Cart }, form) => {
    await Cart.ProcessCart({ paymentMethod: 'Credit_Card', savedCardId: maybeOf(form, 'savedCardId') })
    return redirect(review)
  },
  Citizen_Pay: async ({ Cart, Payment }) => {
    const begun = await Payment.initiatepayment({ method: 'Citizen_Pay', returnUrl: review })
    await Cart.ProcessCart({ paymentMethod: 'Citizen_Pay', referenceId: begun.referenceId })
    if (!begun.nextUrl) throw new ShopApiError(502, 'Bad Gateway', { message: begun.message })
    return redirectDocument(begun.nextUrl)
  },
}
