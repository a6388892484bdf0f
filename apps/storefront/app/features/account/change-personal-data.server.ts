import { cookieKeys } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { answerForm, maybeOf, secretOf, textOf } from '../../forms/form-answer.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'

const page = '/account/personal-data'

/** Each section saves alone. */
export function changePersonalData(visitor: Visitor, form: FormData) {
  return answerForm(form, async () => {
    if (textOf(form, 'intent') === 'sign-out-elsewhere') {
      await visitor.shop.People.SignOutElsewhere()
      return redirect(`${page}?saved=elsewhere`)
    }
    if (textOf(form, 'intent') === 'delete') {
      await visitor.shop.People.DeleteMe({ password: secretOf(form, 'password') })
      visitor.forget()
      return redirect('/')
    }
    if (textOf(form, 'intent') === 'password') {
      const changed = await visitor.shop.User.ChangePersonalData({
        oldPassword: secretOf(form, 'oldPassword'),
        newPassword: secretOf(form, 'newPassword'),
      })
      // every token has ended with the old password, this browser's too
      if (changed.session) visitor.keep(changed.session)
      return redirect(`${page}?saved=password`)
    }
    const preferredStore = maybeOf(form, 'preferredStore')
    await visitor.shop.User.ChangePersonalData({
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      phone: maybeOf(form, 'phone'),
      marketingConsent: form.has('marketingConsent'),
      preferredStore,
    })
    if (preferredStore) visitor.set(cookieKeys.preferredStore, preferredStore)
    return redirect(`${page}?saved=data`)
  })
}
