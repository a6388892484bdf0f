import { text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { cents, day, maybeCents, requiredList, requiredOneOf, requiredText } from './fields.ts'
import { InvoicePayment } from './invoice-payment-models.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'
import { BillingDetail, BillingSummary } from './my-account-billing-models.ts'
import { StatementDetail } from './statement-models.ts'

const RefundRequest = model('RefundWish', {
  /** Idempotency key of the request. */
  key: text(100),
  documentId: requiredText(20),
})
const CreditRefund = model('CreditRefund', {
  refundId: requiredText(40),
  documentId: requiredText(20),
  cents: cents(),
  status: requiredOneOf(['requested', 'paid'] as const),
  requestedAt: requiredText(40),
})

const Dispute = model('Dispute', {
  documentId: requiredText(20),
  /** By default the open amount; zero withdraws the dispute. */
  amountCents: maybeCents(),
  reason: text(500),
})

const ReminderRequest = model('ReminderWish', {
  documentId: requiredText(20),
  /** Null for no reminder. */
  on: day(),
})
const ReminderReply = model('AskedReminder', { documentId: requiredText(20), on: day() })
const PaymentAsk = model('PaymentAsk', { documentId: requiredText(20), note: text(300) })
const PaymentAskReply = model('AskedToPay', { documentId: requiredText(20), asked: requiredList(requiredText(200)) })

/** Not in the specification. */
export const billingDetailCalls = {
  getBillingSummary: defineCall({
    id: 'MyBilling.GetBillingSummary',
    verb: 'GET',
    path: myAccountPath('GetBillingSummary'),
    summary: 'Amount due, overdue, credit line, ageing, what is due by day, what was spent by month.',
    access: 'customer',
    // `figures` leaves out spending
    query: ['only'],
    reply: BillingSummary,
  }),
  getBillingDocument: defineCall({
    id: 'MyBilling.GetBillingDocument',
    verb: 'GET',
    path: myAccountPath('GetBillingDocument'),
    summary: 'One document with what was applied to it.',
    access: 'customer',
    query: ['documentId'],
    reply: BillingDetail,
  }),
  getInvoicePayment: defineCall({
    id: 'MyBilling.GetInvoicePayment',
    verb: 'GET',
    path: myAccountPath('GetInvoicePayment'),
    summary: 'How a payment of invoices stands, and its receipt.',
    access: 'customer',
    query: ['paymentId'],
    reply: InvoicePayment,
  }),
  refundCredit: defineCall({
    id: 'MyBilling.RefundCredit',
    verb: 'POST',
    path: myAccountPath('RefundCredit'),
    summary: 'Asks for the money of an open credit; nothing else can use it meanwhile.',
    access: 'customer',
    limit: limits.submit,
    body: RefundRequest,
    reply: CreditRefund,
  }),
  getStatementDetail: defineCall({
    id: 'MyBilling.GetStatementDetail',
    verb: 'GET',
    path: myAccountPath('GetStatementDetail'),
    summary: 'One statement with its lines.',
    access: 'customer',
    query: ['statementId'],
    reply: StatementDetail,
  }),
  disputeDocument: defineCall({
    id: 'MyBilling.DisputeDocument',
    verb: 'POST',
    path: myAccountPath('DisputeDocument'),
    summary: 'Says that a document is wrong, wholly or in part; reminders pause.',
    access: 'customer',
    limit: limits.submit,
    body: Dispute,
    reply: BillingDetail,
  }),
  remindMe: defineCall({
    id: 'MyBilling.RemindMe',
    verb: 'POST',
    path: myAccountPath('RemindMe'),
    summary: 'A letter to the caller on a day of their choice, if the document is still open then.',
    access: 'customer',
    limit: limits.submit,
    body: ReminderRequest,
    reply: ReminderReply,
  }),
  askToPay: defineCall({
    id: 'MyBilling.AskToPay',
    verb: 'POST',
    path: myAccountPath('AskToPay'),
    summary: 'Asks colleagues who may pay to pay a document; one letter a day.',
    access: 'customer',
    limit: limits.submit,
    body: PaymentAsk,
    reply: PaymentAskReply,
  }),
}
