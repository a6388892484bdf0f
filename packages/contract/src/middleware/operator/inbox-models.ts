import { flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

/** Lists of the inbox; each is a link. */
export const inboxViews = ['waiting', 'mine', 'consultations', 'vendors', 'done', 'all'] as const
const inboxKinds = ['contact', 'consultation', 'vendor'] as const

const InboxAnswer = model('InboxAnswer', {
  author: requiredText(200),
  text: requiredText(4000),
  at: requiredText(40),
})
/** A form that came from the shop's pages. */
const InboxForm = model('InboxForm', {
  reference: requiredText(20),
  kind: requiredOneOf(inboxKinds),
  sentAt: requiredText(40),
  name: requiredText(200),
  email: requiredText(200),
  phone: text(40),
  /** The company of a vendor. */
  company: text(200),
  topic: text(200),
  message: text(4000),
  orderNumber: text(40),
  hasPhoto: flag(),
  storeName: text(100),
  /** Of a consultation. */
  startsAt: text(40),
  timeZone: text(40),
  way: oneOf(['store', 'video'] as const),
  isCanceled: flag(),
  /** The member of staff who works on it. */
  assigneeName: text(200),
  isMine: flag(),
  isDone: flag(),
  doneBy: text(200),
  answers: requiredList(InboxAnswer),
})
export const InboxPage = pageOf('InboxPage', InboxForm)

const formReference = { reference: requiredText(20) }
export const InboxReply = model('InboxReply', {
  ...formReference,
  /** The same key is the same answer, however often it is sent. */
  key: requiredText(100),
  text: requiredText(4000),
  isDone: flag(),
})
export const InboxAssignment = model('InboxAssignment', {
  ...formReference,
  /** A colleague's user name or ID; `me` is the caller, empty is no one. */
  userName: text(100),
})
export const InboxState = model('InboxState', {
  ...formReference,
  isDone: flag(),
  /** Of the change that an Undo takes back; without one the state is set whatever it was. */
  version: text(40),
})
export const FinishedForm = model('FinishedForm', { version: requiredText(40), isChanged: flag() })
