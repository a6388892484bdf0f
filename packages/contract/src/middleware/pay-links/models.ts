import { text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, count, day, requiredCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'

/** An open document or an order of the counter, one of the two. */
export const PayLinkRequest = model('PayLinkRequest', {
  documentId: text(20),
  counterOrderId: text(40),
  /** The version of the order that was seen. */
  version: count(),
  email: requiredText(100),
  /** Added to the email. */
  note: text(500),
  /** A repeat under the same key sends nothing again. */
  key: requiredText(100),
})
export const SentPayLink = model('SentPayLink', {
  email: requiredText(100),
  amountCents: cents(),
  /** The last day of the link. */
  until: requiredText(10),
})

/** Sent in the body, which is not logged. */
export const PayLinkToken = model('PayLinkToken', { token: requiredText(100) })
export const PayLinkPayment = model('PayLinkPayment', {
  token: requiredText(100),
  /** Of the card that this visitor entered. */
  paymentToken: requiredText(100),
  /** The amount that was seen; another one is refused. */
  expectedCents: requiredCount(),
  /** A repeat under the same key pays nothing again. */
  key: requiredText(100),
})

const PayLinkLine = model('PayLinkLine', { name: requiredText(300), amountCents: cents() })
export const payLinkStatuses = ['open', 'closed', 'challenge', 'working', 'declined', 'paid'] as const
export const PayLink = model('PayLink', {
  status: requiredOneOf(payLinkStatuses),
  /** The reason, unless it is open. */
  message: text(500),
  /** `Invoice RV9000000001`, `Order for pickup`. */
  title: requiredText(200),
  customer: requiredText(200),
  lines: requiredList(PayLinkLine),
  amountCents: cents(),
  dueOn: day(),
  poNumber: text(60),
  jobName: text(100),
  /** The number of the order or of the receipt, once it is paid. */
  receipt: text(40),
  /** The bank’s page, while it has to verify the payment. */
  nextUrl: text(2000),
})
