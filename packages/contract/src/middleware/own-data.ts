import { flag } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { requiredList, requiredText } from './fields.ts'
import { defineCall, limits, type RateLimit } from './kit.ts'

const EmailChange = model('EmailChange', { email: requiredText(100), password: requiredText(200) })
const EmailLink = model('EmailLink', { token: requiredText(1000) })
const EmailAnswer = model('EmailAnswer', { message: requiredText(500) })
const EmailTopic = model('LetterTopic', {
  id: requiredText(40),
  label: requiredText(100),
  hint: requiredText(200),
  /** Required by law or by an order: these emails are always sent. */
  isFixed: flag(),
  isOn: flag(),
})
const EmailTopics = model('LetterTopics', { topics: requiredList(EmailTopic) })
const WantedTopics = model('WantedTopics', {
  /** All wanted topics; others are not sent, except mandatory ones. */
  topics: requiredList(requiredText(40)),
})

const linkLimit: RateLimit = { name: 'email-link', hits: 60, seconds: 600 }
const path = (name: string) => `/api/user/${name}` as const

/** Not in the specification: the email address and email preferences. */
export const emailSettingsCalls = {
  changeEmail: defineCall({
    id: 'OwnData.ChangeEmail',
    verb: 'POST',
    path: path('ChangeEmail'),
    summary: 'Asks for another e-mail address: a letter there confirms it, and until then the old one stays.',
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
    access: 'customer',
    limit: limits.users,
  }),
  confirmEmail: defineCall({
    id: 'OwnData.ConfirmEmail',
    verb: 'POST',
    path: path('ConfirmEmail'),
    summary: 'By the link of the letter: from now on this is the address of the account. Sessions stay.',
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
    access: 'customer',
    reply: EmailTopics,
  }),
  saveNotifications: defineCall({
    id: 'OwnData.SaveNotifications',
    verb: 'POST',
    path: path('SaveNotifications'),
    summary: 'Which letters the signed-in person wants from now on.',
    access: 'customer',
    limit: limits.users,
    body: WantedTopics,
    reply: EmailTopics,
  }),
}
