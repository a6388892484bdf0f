import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { optionalTextOf, refuseField, textOf } from '../../http/answer-form.server.ts'
import { readLimits } from './read-limits.ts'

const page = '/account/users'

type UserAction = (shop: ShopClient, form: FormData) => Promise<Response | ReturnType<typeof refuseField>>

const redirectWithMessage = (what: string, form: FormData) =>
  redirect(`${page}?${what}=${encodeURIComponent(textOf(form, 'email'))}`)

const refuseLimit = (form: FormData, field: string) => refuseField(form, field, 'Enter an amount, for example 2,500.')

/** The middleware checks the permissions; these actions don't. */
export const userActions: Readonly<Record<string, UserAction>> = {
  invite: async ({ User }, form) => {
    const limits = readLimits(form)
    if ('refused' in limits) return refuseLimit(form, limits.refused)
    await User.CreateNewUser({
      email: textOf(form, 'email'),
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      phone: optionalTextOf(form, 'phone'),
      rights: form.getAll('rights').map(String),
      ...limits,
    })
    return redirectWithMessage('invited', form)
  },
  again: async ({ User }, form) => {
    const { users } = await User.GetCustomerUserList()
    const known = users.find(({ email }) => email === textOf(form, 'email'))
    if (!known) return redirect(page)
    const { email, firstName, lastName, phone, rights, orderLimitCents, monthLimitCents } = known
    await User.CreateNewUser({ email, firstName, lastName, phone, rights, orderLimitCents, monthLimitCents })
    return redirectWithMessage('invited', form)
  },
  rights: async ({ People }, form) => {
    const limits = readLimits(form)
    if ('refused' in limits) return refuseLimit(form, limits.refused)
    const rights = form.getAll('rights').map(String)
    await People.ChangeUserRights({ email: textOf(form, 'email'), rights, ...limits })
    return redirectWithMessage('changed', form)
  },
  lock: async ({ User }, form) => {
    await User.LockUser({ email: textOf(form, 'email') })
    return redirectWithMessage('locked', form)
  },
  unlock: async ({ User }, form) => {
    await User.UnlockUser({ email: textOf(form, 'email') })
    return redirectWithMessage('unlocked', form)
  },
  delete: async ({ User, People }, form) => {
    const email = textOf(form, 'email')
    // an empty `heir` hands the work to the user who removes
    const heir = textOf(form, 'heir')
    if (heir) await People.HandOverWork({ from: email, to: heir })
    await User.DeleteUser({ email })
    return redirectWithMessage('removed', form)
  },
}
