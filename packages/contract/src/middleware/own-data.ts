import { model } from '../kit/model.ts'
import { many, words, yes } from './fields.ts'
import { call, type Limit, limits } from './kit.ts'

const EmailChange = model('EmailChange', { email: words(100), password: words(200) })
const EmailLink = model('EmailLink', { token: words(1000) })
const EmailAnswer = model('EmailAnswer', { message: words(500) })
const LetterTopic = model('LetterTopic', {
  id: words(40),
  label: words(100),
  hint: words(200),
  /** Required by law or by an order: these emails are always sent. */
  isFixed: yes(),
  isOn: yes(),
})
const LetterTopics = model('LetterTopics', { topics: many(LetterTopic) })
const WantedTopics = model('WantedTopics', {
  /** All wanted topics; others are not sent, except mandatory ones. */
  topics: many(words(40)),
})

const following: Limit = { name: 'email-link', hits: 60, seconds: 600 }
const path = (name: string) => `/api/user/${name}` as const

/** Not in the specification: the email address and email preferences. */
export const ownDataCalls = {
  changeEmail: call({
    id: 'OwnData.ChangeEmail',
    verb: 'POST',
    path: path('ChangeEmail'),
    summary: 'Asks for another e-mail address: a letter there confirms it, and until then the old one stays.',
    access: 'customer',
    limit: limits.signIn,
    body: EmailChange,
    reply: EmailAnswer,
  }),
  cancelEmail: call({
    id: 'OwnData.CancelEmailChange',
    verb: 'POST',
    path: path('CancelEmailChange'),
    summary: 'Takes back a change of the e-mail address that is not confirmed: the link of its letter opens nothing.',
    access: 'customer',
    limit: limits.users,
  }),
  confirmEmail: call({
    id: 'OwnData.ConfirmEmail',
    verb: 'POST',
    path: path('ConfirmEmail'),
    summary: 'By the link of the letter: from now on this is the address of the account. Sessions stay.',
    access: 'anyone',
    limit: following,
    body: EmailLink,
    reply: EmailAnswer,
  }),
  getNotifications: call({
    id: 'OwnData.GetNotifications',
    verb: 'GET',
    path: path('GetNotifications'),
    summary: 'Which letters the signed-in person gets.',
    access: 'customer',
    reply: LetterTopics,
  }),
  saveNotifications: call({
    id: 'OwnData.SaveNotifications',
    verb: 'POST',
    path: path('SaveNotifications'),
    summary: 'Which letters the signed-in person wants from now on.',
    access: 'customer',
    limit: limits.users,
    body: WantedTopics,
    reply: LetterTopics,
  }),
}
