import { cookieKeys } from '@tessera/contract/shop/constants'
import { answerForm, optionalTextOf, textOf } from '../../http/answer-form.server.ts'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** Linking changes the customer number, so the session is renewed and the cookies get the new name and number. */
export function linkAccount(visitor: Visitor, form: FormData) {
  return answerForm(form, async () => {
    const { name, cust_num } = await visitor.shop.User.UpdateCustomerData({
      customerNumber: textOf(form, 'customerNumber'),
      phone: optionalTextOf(form, 'phone'),
    })
    const token = visitor.get(cookieKeys.shopRefreshToken)
    const session = token && (await optional(visitor.shop.Auth.UserAuthentication({ token })))
    if (session) visitor.saveSession(session)
    return { linked: { name, number: cust_num } }
  })
}
