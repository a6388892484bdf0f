import { model } from '../kit/model.ts'
import { cents, choice, day, many, maybeCents, maybeWords, words } from './fields.ts'
import { InvoicePayment } from './invoice-payment-models.ts'
import { call, limits, myAccountPath } from './kit.ts'
import { BillingDetail, BillingSummary } from './my-account-billing-models.ts'
import { StatementDetail } from './statement-models.ts'

const RefundWish = model('RefundWish', {
  /** Idempotency key of the request. */
  key: maybeWords(100),
  documentId: words(20),
})
const CreditRefund = model('CreditRefund', {
  refundId: words(40),
  documentId: words(20),
  cents: cents(),
  status: choice(['requested', 'paid'] as const),
  requestedAt: words(40),
})

const Dispute = model('Dispute', {
  documentId: words(20),
  /** By default the open amount; zero withdraws the dispute. */
  amountCents: maybeCents(),
  reason: maybeWords(500),
})

const ReminderWish = model('ReminderWish', {
  documentId: words(20),
  /** Null for no reminder. */
  on: day(),
})
const AskedReminder = model('AskedReminder', { documentId: words(20), on: day() })
const PaymentAsk = model('PaymentAsk', { documentId: words(20), note: maybeWords(300) })
const AskedToPay = model('AskedToPay', { documentId: words(20), asked: many(words(200)) })

/** Not in the specification. */
export const ownBillingCalls = {
  getBillingSummary: call({
    id: 'MyBilling.GetBillingSummary',
    verb: 'GET',
    path: myAccountPath('GetBillingSummary'),
    summary: 'Amount due, overdue, credit line, ageing, what is due by day, what was spent by month.',
    access: 'customer',
    // `figures` leaves out spending
    query: ['only'],
    reply: BillingSummary,
  }),
  getBillingDocument: call({
    id: 'MyBilling.GetBillingDocument',
    verb: 'GET',
    path: myAccountPath('GetBillingDocument'),
    summary: 'One document with what was applied to it.',
    access: 'customer',
    query: ['documentId'],
    reply: BillingDetail,
  }),
  getInvoicePayment: call({
    id: 'MyBilling.GetInvoicePayment',
    verb: 'GET',
    path: myAccountPath('GetInvoicePayment'),
    summary: 'How a payment of invoices stands, and its receipt.',
    access: 'customer',
    query: ['paymentId'],
    reply: InvoicePayment,
  }),
  refundCredit: call({
    id: 'MyBilling.RefundCredit',
    verb: 'POST',
    path: myAccountPath('RefundCredit'),
    summary: 'Asks for the money of an open credit; nothing else can use it meanwhile.',
    access: 'customer',
    limit: limits.submit,
    body: RefundWish,
    reply: CreditRefund,
  }),
  getStatementDetail: call({
    id: 'MyBilling.GetStatementDetail',
    verb: 'GET',
    path: myAccountPath('GetStatementDetail'),
    summary: 'One statement with its lines.',
    access: 'customer',
    query: ['statementId'],
    reply: StatementDetail,
  }),
  disputeDocument: call({
    id: 'MyBilling.DisputeDocument',
    verb: 'POST',
    path: myAccountPath('DisputeDocument'),
    summary: 'Says that a document is wrong, wholly or in part; reminders pause.',
    access: 'customer',
    limit: limits.submit,
    body: Dispute,
    reply: BillingDetail,
  }),
  remindMe: call({
    id: 'MyBilling.RemindMe',
    verb: 'POST',
    path: myAccountPath('RemindMe'),
    summary: 'A letter to the caller on a day of their choice, if the document is still open then.',
    access: 'customer',
    limit: limits.submit,
    body: ReminderWish,
    reply: AskedReminder,
  }),
  askToPay: call({
    id: 'MyBilling.AskToPay',
    verb: 'POST',
    path: myAccountPath('AskToPay'),
    summary: 'Asks colleagues who may pay to pay a document; one letter a day.',
    access: 'customer',
    limit: limits.submit,
    body: PaymentAsk,
    reply: AskedToPay,
  }),
}
