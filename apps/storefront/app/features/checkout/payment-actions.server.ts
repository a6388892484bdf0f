import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect, redirectDocument } from 'react-router'
import { optionalTextOf, textOf } from '../../http/answer-form.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'

type PaymentAction = (shop: ShopClient, form: FormData) => Promise<Response>

const review = '/checkout/order-review'

/** One action per payment method; `billing` sets the billing address first. */
export const paymentActions: Readonly<Record<string, PaymentAction>> = {
  billing: async ({ Cart }, form) => {
    await Cart.SetBillingAddress({ address: readAddress(form) })
    return redirect('/checkout/payment')
  },
  Invoice: async ({ Cart }, form) => {
    await Cart.ProcessCart({ paymentMethod: 'Invoice', poNumber: textOf(form, 'poNumber') })
    return redirect(review)
  },
  Credit_Card: async ({ Cart }, form) => {
    await Cart.ProcessCart({ paymentMethod: 'Credit_Card', savedCardId: optionalTextOf(form, 'savedCardId') })
    return redirect(review)
  },
  Citizen_Pay: async ({ Cart, Payment }) => {
    const started = await Payment.initiatepayment({ method: 'Citizen_Pay', returnUrl: review })
    await Cart.ProcessCart({ paymentMethod: 'Citizen_Pay', referenceId: started.referenceId })
    // an application that is decided has no page of the lender; the review says how
    if (started.state === 'authorized') return redirect(review)
    if (!started.nextUrl) throw new ShopApiError(502, 'Bad Gateway', { message: started.message })
    return redirectDocument(started.nextUrl)
  },
}
