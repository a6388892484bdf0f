import { defineCall, limits, type RateLimit } from '../kit.ts'
import { EmailAnswer, EmailChange, EmailLink, EmailTopics, WantedTopics } from './models.ts'

const linkLimit: RateLimit = { name: 'email-link', hits: 60, seconds: 600 }
const path = (name: string) => `/api/user/${name}` as const

/** The email address and email preferences. */
export const emailSettingsCalls = {
  changeEmail: defineCall({
    id: 'OwnData.ChangeEmail',
    verb: 'POST',
    path: path('ChangeEmail'),
    summary: 'Asks for another e-mail address: a letter there confirms it, and until then the old one stays.',
    isAddition: true,
    access: 'customer',
    limit: limits.signIn,
    body: EmailChange,
    reply: EmailAnswer,
  }),
  cancelEmail: defineCall({
    id: 'OwnData.CancelEmailChange',
    verb: 'POST',
    path: path('CancelEmailChange'),
    summary: 'Takes back a change of the e-mail address that is not confirmed: the link of its letter opens nothing.',
    isAddition: true,
    access: 'customer',
    limit: limits.users,
  }),
  confirmEmail: defineCall({
    id: 'OwnData.ConfirmEmail',
    verb: 'POST',
    path: path('ConfirmEmail'),
    summary: 'By the link of the letter: from now on this is the address of the account. Sessions stay.',
    isAddition: true,
    access: 'anyone',
    limit: linkLimit,
    body: EmailLink,
    reply: EmailAnswer,
  }),
  getNotifications: defineCall({
    id: 'OwnData.GetNotifications',
    verb: 'GET',
    path: path('GetNotifications'),
    summary: 'Which letters the signed-in person gets.',
    isAddition: true,
    access: 'customer',
    reply: EmailTopics,
  }),
  saveNotifications: defineCall({
    id: 'OwnData.SaveNotifications',
    verb: 'POST',
    path: path('SaveNotifications'),
    summary: 'Which letters the signed-in person wants from now on.',
    isAddition: true,
    access: 'customer',
    limit: limits.users,
    body: WantedTopics,
    reply: EmailTopics,
  }),
}
