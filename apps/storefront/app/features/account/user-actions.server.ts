import { redirect } from 'react-router'
import { optionalTextOf, refuseField, textOf } from '../../http/answer-form.server.ts'
import { leaveNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { readLimits } from './read-limits.ts'
import type { UserOutcome } from './user-outcomes.ts'

const page = '/account/users'

type UserAction = (visitor: Visitor, form: FormData) => Promise<Response | ReturnType<typeof refuseField>>

function redirectWithMessage(visitor: Visitor, outcome: UserOutcome, form: FormData): Response {
  leaveNote(visitor, page, { outcome, email: textOf(form, 'email') })
  return redirect(page)
}

const refuseLimit = (form: FormData, field: string) => refuseField(form, field, 'Enter an amount, for example 2,500.')

/** The middleware checks the permissions; these actions don't. */
export const userActions: Readonly<Record<string, UserAction>> = {
  invite: async (visitor, form) => {
    const { User } = visitor.shop
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
    return redirectWithMessage(visitor, 'invited', form)
  },
  again: async (visitor, form) => {
    const { User } = visitor.shop
    const { users } = await User.GetCustomerUserList()
    const known = users.find(({ email }) => email === textOf(form, 'email'))
    if (!known) return redirect(page)
    const { email, firstName, lastName, phone, rights, orderLimitCents, monthLimitCents } = known
    await User.CreateNewUser({ email, firstName, lastName, phone, rights, orderLimitCents, monthLimitCents })
    return redirectWithMessage(visitor, 'invited', form)
  },
  rights: async (visitor, form) => {
    const { People } = visitor.shop
    const limits = readLimits(form)
    if ('refused' in limits) return refuseLimit(form, limits.refused)
    const rights = form.getAll('rights').map(String)
    await People.ChangeUserRights({ email: textOf(form, 'email'), rights, ...limits })
    return redirectWithMessage(visitor, 'changed', form)
  },
  'over-limit': async (visitor, form) => {
    const overLimit = textOf(form, 'overLimit') === 'block' ? 'block' : 'approve'
    await visitor.shop.Approvals.SaveOverLimitChoice({ overLimit })
    return redirect(`${page}?saved=limit`)
  },
  lock: async (visitor, form) => {
    const { User } = visitor.shop
    await User.LockUser({ email: textOf(form, 'email') })
    return redirectWithMessage(visitor, 'locked', form)
  },
  unlock: async (visitor, form) => {
    const { User } = visitor.shop
    await User.UnlockUser({ email: textOf(form, 'email') })
    return redirectWithMessage(visitor, 'unlocked', form)
  },
  delete: async (visitor, form) => {
    const { User, People } = visitor.shop
    const email = textOf(form, 'email')
    // an empty `heir` hands the work to the user who removes
    const heir = textOf(form, 'heir')
    if (heir) await People.HandOverWork({ from: email, to: heir })
    await User.DeleteUser({ email })
    return redirectWithMessage(visitor, 'removed', form)
  },
}
