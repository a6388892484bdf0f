import { cookieKeys } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { optionalTextOf, secretOf, textOf } from '../../http/answer-form.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

const page = '/account/personal-data'

type PersonalDataAction = (visitor: Visitor, form: FormData) => Promise<Response>

/** Each section of the page saves on its own. */
export const personalDataActions: Readonly<Record<string, PersonalDataAction>> = {
  'sign-out-elsewhere': async ({ shop }) => {
    await shop.People.SignOutElsewhere()
    return redirect(`${page}?saved=elsewhere`)
  },
  'end-session': async ({ shop }, form) => {
    await shop.People.EndSession({ id: textOf(form, 'id') })
    return redirect(`${page}?saved=session#devices`)
  },
  'cancel-email': async ({ shop }) => {
    await shop.OwnData.CancelEmailChange()
    return redirect(`${page}?saved=email-canceled`)
  },
  delete: async (visitor, form) => {
    await visitor.shop.People.DeleteMe({ password: secretOf(form, 'password') })
    visitor.forget()
    return redirect('/')
  },
  password: async (visitor, form) => {
    const changed = await visitor.shop.User.ChangePersonalData({
      oldPassword: secretOf(form, 'oldPassword'),
      newPassword: secretOf(form, 'newPassword'),
    })
    // changing the password ended every session, so this browser needs the new tokens
    if (changed.session) visitor.saveSession(changed.session)
    return redirect(`${page}?saved=password`)
  },
  email: async ({ shop }, form) => {
    await shop.OwnData.ChangeEmail({ email: textOf(form, 'email'), password: secretOf(form, 'password') })
    return redirect(`${page}?saved=email`)
  },
  letters: async ({ shop }, form) => {
    await shop.OwnData.SaveNotifications({ topics: form.getAll('topic').map(String) })
    return redirect(`${page}?saved=letters`)
  },
  data: async (visitor, form) => {
    const preferredStore = optionalTextOf(form, 'preferredStore')
    await visitor.shop.User.ChangePersonalData({
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      phone: optionalTextOf(form, 'phone'),
      preferredStore,
    })
    if (preferredStore) visitor.set(cookieKeys.preferredStore, preferredStore)
    return redirect(`${page}?saved=data`)
  },
}
