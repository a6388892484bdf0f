import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

/** Lists of emails; each is a link. */
export const staffEmailViews = ['open', 'given-up', 'sent', 'all'] as const

const staffEmail = {
  id: requiredText(36),
  /** The name of its template, such as `order-placed`. */
  template: requiredText(60),
  recipient: requiredText(320),
  subject: requiredText(200),
  state: requiredOneOf(['waiting', 'sent', 'given-up'] as const),
  createdAt: requiredText(40),
  sentAt: text(40),
  attempts: count(),
  problem: text(300),
  /** The member of staff who sent it again. */
  resentBy: text(200),
  /** The customer with this address. */
  customer: text(200),
  customerNumber: text(40),
}
const StaffEmailRow = model('StaffEmailRow', staffEmail)
export const StaffEmailPage = pageOf('StaffEmailPage', StaffEmailRow)

export const StaffEmail = model('StaffEmail', {
  ...staffEmail,
  /** A link or a code for its reader alone: its words are not shown. */
  isPrivate: flag(),
  /** Without the targets of links; null for a private one. */
  text: text(),
  html: text(),
  /** When it is sent next; null if it is not. */
  nextAttemptAt: text(40),
  /** Copies that staff sent. */
  copies: requiredList(StaffEmailRow),
})

export const EmailResend = model('EmailResend', {
  emailId: requiredText(36),
  /** A second press of the same button sends nothing. */
  key: requiredText(100),
})

export const ResentEmail = model('ResentEmail', { emailId: requiredText(36) })
