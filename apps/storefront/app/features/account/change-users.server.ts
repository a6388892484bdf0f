import { redirect } from 'react-router'
import { answerForm, maybeOf, refuseField, textOf } from '../../forms/form-answer.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'
import { limitsTyped } from './limits-typed.ts'

const page = '/account/users'

/** Invite, invite again, change rights, lock, unlock, remove. Who may do what is for the shop to say. */
export function changeUsers({ shop: { User, People } }: Visitor, form: FormData) {
  const email = textOf(form, 'email')
  const told = (deed: string) => redirect(`${page}?${deed}=${encodeURIComponent(email)}`)
  const deeds: Record<string, () => Promise<Response | ReturnType<typeof refuseField>>> = {
    invite: async () => {
      const limits = limitsTyped(form)
      if ('refused' in limits) return refuseField(form, limits.refused, 'Enter an amount, for example 2,500.')
      await User.CreateNewUser({
        email,
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        phone: maybeOf(form, 'phone'),
        rights: form.getAll('rights').map(String),
        ...limits,
      })
      return told('invited')
    },
    again: async () => {
      const known = (await User.GetCustomerUserList()).users.find((user) => user.email === email)
      if (!known) return redirect(page)
      const { firstName, lastName, phone, rights, orderLimitCents, monthLimitCents } = known
      await User.CreateNewUser({ email, firstName, lastName, phone, rights, orderLimitCents, monthLimitCents })
      return told('invited')
    },
    rights: async () => {
      const limits = limitsTyped(form)
      if ('refused' in limits) return refuseField(form, limits.refused, 'Enter an amount, for example 2,500.')
      await People.ChangeUserRights({ email, rights: form.getAll('rights').map(String), ...limits })
      return told('changed')
    },
    lock: async () => {
      await User.LockUser({ email })
      return told('locked')
    },
    unlock: async () => {
      await User.UnlockUser({ email })
      return told('unlocked')
    },
    delete: async () => {
      // whoever is not chosen by name is the one who removes
      const heir = textOf(form, 'heir')
      if (heir) await People.HandOverWork({ from: email, to: heir })
      await User.DeleteUser({ email })
      return told('removed')
    },
  }
  const deed = deeds[textOf(form, 'intent')]
  return answerForm(form, async () => (deed ? deed() : redirect(page)))
}
