import { flag } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { requiredList, requiredText } from '../fields.ts'

export const EmailChange = model('EmailChange', { email: requiredText(100), password: requiredText(200) })
export const EmailLink = model('EmailLink', { token: requiredText(1000) })
export const EmailAnswer = model('EmailAnswer', { message: requiredText(500) })
const EmailTopic = model('EmailTopic', {
  id: requiredText(40),
  label: requiredText(100),
  hint: requiredText(200),
  /** Required by law or by an order: these emails are always sent. */
  isFixed: flag(),
  isOn: flag(),
})
export const EmailTopics = model('EmailTopics', { topics: requiredList(EmailTopic) })
export const WantedTopics = model('WantedTopics', {
  /** All wanted topics; others are not sent, except mandatory ones. */
  topics: requiredList(requiredText(40)),
})
