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
    summary: 'Requests a new email address; the current one stays until the new one is confirmed by email.',
    isAddition: true,
    access: 'customer',
    limit: limits.credentials,
    body: EmailChange,
    reply: EmailAnswer,
  }),
  cancelEmail: defineCall({
    id: 'OwnData.CancelEmailChange',
    verb: 'POST',
    path: path('CancelEmailChange'),
    summary: 'Cancels an unconfirmed change of email address and its link.',
    isAddition: true,
    access: 'customer',
    limit: limits.users,
  }),
  confirmEmail: defineCall({
    id: 'OwnData.ConfirmEmail',
    verb: 'POST',
    path: path('ConfirmEmail'),
    summary: 'Confirms a new email address, through the link in its email. Sessions stay.',
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
    summary: 'Lists the email notifications of the signed-in person.',
    isAddition: true,
    access: 'customer',
    reply: EmailTopics,
  }),
  saveNotifications: defineCall({
    id: 'OwnData.SaveNotifications',
    verb: 'POST',
    path: path('SaveNotifications'),
    summary: 'Saves the email notifications of the signed-in person.',
    isAddition: true,
    access: 'customer',
    limit: limits.users,
    body: WantedTopics,
    reply: EmailTopics,
  }),
}
