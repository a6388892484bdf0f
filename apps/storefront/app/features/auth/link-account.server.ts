import { cookieKeys } from '@tessera/contract/shop/constants'
import { answerForm, maybeOf, textOf } from '../../http/form-answer.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'

/** Linking changes the customer number, so the session is renewed and the cookies get the new name and number. */
export function linkAccount(visitor: Visitor, form: FormData) {
  return answerForm(form, async () => {
    const { name, cust_num } = await visitor.shop.User.UpdateCustomerData({
      customerNumber: textOf(form, 'customerNumber'),
      phone: maybeOf(form, 'phone'),
    })
    const token = visitor.get(cookieKeys.shopRefreshToken)
    const session = token && (await orNothing(visitor.shop.Auth.UserAuthentication({ token })))
    if (session) visitor.keep(session)
    return { linked: { name, number: cust_num } }
  })
}
