import { brand } from '../brand.ts'
import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, choice, day, many, maybeCents, maybeOne, maybeWords, one, words, yes } from './fields.ts'
import { call, limits } from './kit.ts'
import { Ageing, AppliedCredit, BillingDetail, BillingRow, BillingSummary } from './my-account-billing-models.ts'
import { DocumentQuery, pageOf } from './my-account-lists.ts'

export const invoiceSorts = ['documentOn', 'dueOn', 'documentId', 'amountCents', 'openCents'] as const
export const historySorts = ['documentOn', 'documentId', 'amountCents'] as const
/** Pending: the bank has been asked and takes its days. */
export const paymentOutcomes = ['paid', 'challenge', 'working', 'pending', 'declined'] as const
/** At once, so that the receipt fits a page or two. */
export const maxPaidAtOnce = 200

const InvoicePage = model('InvoicePage', {
  ...pageOf('InvoiceRows', BillingRow).properties,
  /** Of all that the filters find, not only of this page. */
  openCents: cents(),
  overdueCents: cents(),
})
const HistoryRow = model('HistoryRow', {
  documentId: words(20),
  type: choice(documentPrefixes),
  typeText: words(60),
  documentOn: words(10),
  /** The order, the check, the card: what it came from. */
  reference: maybeWords(100),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  amountCents: cents(),
  openCents: cents(),
  /** What it adds to what the account owes; below zero for payments and credits. */
  effectCents: cents(),
  paidBy: maybeWords(200),
  text: maybeWords(300),
})
const HistoryPage = pageOf('HistoryPage', HistoryRow)

const DocumentToPay = model('DocumentToPay', {
  documentId: words(20),
  /** A part of it; what is open and not disputed unless told. Never more than is open. */
  amountCents: maybeCents(),
  /** Why only a part. */
  reason: maybeWords(300),
})
/** Kept nowhere but with the bank: what stays here is the last four digits. */
const BankAccount = model('BankAccount', {
  routingNumber: words(9),
  accountNumber: words(17),
  holder: words(100),
})
const InvoicePaymentWish = model('InvoicePaymentWish', {
  /** The same wish has the same key, however often it is sent; the header Idempotency-Key does as well. */
  key: maybeWords(100),
  documents: many(DocumentToPay),
  /** Open credits go first, the oldest before the others; with creditIds only these. */
  useCredits: yes(),
  creditIds: listOf(words(20)),
  paymentToken: maybeWords(200),
  savedCardId: maybeWords(100),
  saveCard: yes(),
  /** Instead of a card: it is debited once, and booked when the money is here. */
  bank: maybeOne(BankAccount),
  /** What the payer was shown for the card: if it has become another sum nothing is charged. */
  expectedCents: maybeCents(),
  returnUrl: maybeWords(500),
})
const PaidDocument = model('PaidDocument', {
  documentId: words(20),
  type: choice(documentPrefixes),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  amountCents: cents(),
  paidCents: cents(),
  byCardCents: cents(),
  byCreditCents: cents(),
  /** After this payment. */
  openCents: cents(),
})
const UsedCredit = model('UsedCredit', { documentId: words(20), usedCents: cents(), openCents: cents() })
export const InvoicePayment = model('InvoicePayment', {
  paymentId: words(40),
  status: choice(paymentOutcomes),
  message: words(400),
  /** The bank's page, while it wants to hear from the payer. */
  nextUrl: maybeWords(400),
  /** The payment in the books. */
  receiptId: maybeWords(20),
  paidAt: maybeWords(40),
  paidBy: maybeWords(200),
  /** The card or the bank account. */
  cardText: maybeWords(100),
  totalCents: cents(),
  cardCents: cents(),
  creditCents: cents(),
  documents: many(PaidDocument),
  credits: many(UsedCredit),
})

const CreditWish = model('CreditWish', {
  key: maybeWords(100),
  /** Only these; all that are open unless told. */
  creditIds: listOf(words(20)),
  documentIds: listOf(words(20)),
})
const OpenCredit = model('OpenCredit', {
  documentId: words(20),
  type: choice(documentPrefixes),
  typeText: words(60),
  documentOn: words(10),
  amountCents: cents(),
  openCents: cents(),
  reference: maybeWords(100),
  text: maybeWords(300),
  /** Asked back as money and not sent yet. */
  refundingCents: cents(),
  canRefund: yes(),
})
const CreditStatement = model('CreditStatement', {
  credits: many(OpenCredit),
  creditCents: cents(),
  openCents: cents(),
  /** What goes where, oldest due first: done when isApplied, else what would be. */
  applications: many(AppliedCredit),
  isApplied: yes(),
  appliedCents: cents(),
  leftCreditCents: cents(),
  leftOpenCents: cents(),
  paymentId: maybeWords(40),
})

const statementFields = {
  statementId: words(60),
  /** 2026-03 */
  period: words(7),
  fromOn: words(10),
  toOn: words(10),
  openingCents: cents(),
  chargesCents: cents(),
  paymentsCents: cents(),
  creditsCents: cents(),
  closingCents: cents(),
  ageing: one(Ageing),
}
const Statement = model('Statement', statementFields)
const StatementList = model('StatementList', {
  statements: many(Statement),
  /** The month that runs; it closes with its last day. */
  current: maybeOne(Statement),
  firstOn: day(),
})
const StatementLine = model('StatementLine', {
  bookedOn: words(10),
  documentId: words(20),
  type: choice(documentPrefixes),
  text: words(300),
  /** Below zero for payments and credits. */
  cents: cents(),
  balanceCents: cents(),
})
const StatementDetail = model('StatementDetail', { ...statementFields, lines: many(StatementLine) })

const RefundWish = model('RefundWish', {
  /** The same wish has the same key, however often it is sent. */
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
  /** All that is open unless told; nothing takes the dispute back. */
  amountCents: maybeCents(),
  reason: maybeWords(500),
})

const ReminderWish = model('ReminderWish', {
  documentId: words(20),
  /** None: no reminder. */
  on: day(),
})
const AskedReminder = model('AskedReminder', { documentId: words(20), on: day() })
const PaymentAsk = model('PaymentAsk', { documentId: words(20), note: maybeWords(300) })
const AskedToPay = model('AskedToPay', { documentId: words(20), asked: many(words(200)) })

const path = <const N extends string>(name: N) => `/api/myaccount/${name}` as const

export const myBillingCalls = {
  searchForInvoices: call({
    id: 'MyAccount.SearchForInvoices',
    verb: 'POST',
    path: path('SearchForInvoices'),
    summary: 'What is to be paid: invoices and other debits, unless ZZDOCTYFI names other types.',
    access: 'customer',
    body: DocumentQuery,
    reply: InvoicePage,
  }),
  payOpenInvoice: call({
    id: `MyAccount.PayOpenInvoiceBy${brand.paymentProvider}`,
    verb: 'POST',
    path: path(`PayOpenInvoiceBy${brand.paymentProvider}`),
    summary:
      'Pays several documents at once, whole or in part, credits first, the rest by card or from a bank account; once per key.',
    access: 'customer',
    limit: limits.submit,
    body: InvoicePaymentWish,
    reply: InvoicePayment,
  }),
  getBillingHistory: call({
    id: 'MyAccount.GetBillingHistory',
    verb: 'POST',
    path: path('GetBillingHistory'),
    summary: 'All documents and payments in one list.',
    access: 'customer',
    body: DocumentQuery,
    reply: HistoryPage,
  }),
  paymentCreditStatements: call({
    id: 'MyAccount.PaymentCreditStatements',
    verb: 'POST',
    path: path('PaymentCreditStatements'),
    summary: 'Open credits and what they would pay; with payOpenInvoices they pay it, oldest due first.',
    access: 'customer',
    query: ['payOpenInvoices'],
    body: CreditWish,
    reply: CreditStatement,
  }),
  getStatements: call({
    id: 'MyAccount.GetStatements',
    verb: 'GET',
    path: path('GetStatements'),
    summary: 'Monthly statements, newest first, and the month that runs.',
    access: 'customer',
    reply: StatementList,
  }),
}

/** Ours, beyond the specification. */
export const ownBillingCalls = {
  getBillingSummary: call({
    id: 'MyBilling.GetBillingSummary',
    verb: 'GET',
    path: path('GetBillingSummary'),
    summary: 'Amount due, overdue, credit line, ageing, what is due by day, what was spent by month.',
    access: 'customer',
    // `figures` leaves out what was spent
    query: ['only'],
    reply: BillingSummary,
  }),
  getBillingDocument: call({
    id: 'MyBilling.GetBillingDocument',
    verb: 'GET',
    path: path('GetBillingDocument'),
    summary: 'One document with what was applied to it.',
    access: 'customer',
    query: ['documentId'],
    reply: BillingDetail,
  }),
  getInvoicePayment: call({
    id: 'MyBilling.GetInvoicePayment',
    verb: 'GET',
    path: path('GetInvoicePayment'),
    summary: 'How a payment of invoices stands, and its receipt.',
    access: 'customer',
    query: ['paymentId'],
    reply: InvoicePayment,
  }),
  refundCredit: call({
    id: 'MyBilling.RefundCredit',
    verb: 'POST',
    path: path('RefundCredit'),
    summary: 'Asks for the money of an open credit; nothing else can use it meanwhile.',
    access: 'customer',
    limit: limits.submit,
    body: RefundWish,
    reply: CreditRefund,
  }),
  getStatementDetail: call({
    id: 'MyBilling.GetStatementDetail',
    verb: 'GET',
    path: path('GetStatementDetail'),
    summary: 'One statement with its lines.',
    access: 'customer',
    query: ['statementId'],
    reply: StatementDetail,
  }),
  disputeDocument: call({
    id: 'MyBilling.DisputeDocument',
    verb: 'POST',
    path: path('DisputeDocument'),
    summary: 'Says that a document is wrong, wholly or in part; reminders pause.',
    access: 'customer',
    limit: limits.submit,
    body: Dispute,
    reply: BillingDetail,
  }),
  remindMe: call({
    id: 'MyBilling.RemindMe',
    verb: 'POST',
    path: path('RemindMe'),
    summary: 'A letter to the caller on a day of their choice, if the document is still open then.',
    access: 'customer',
    limit: limits.submit,
    body: ReminderWish,
    reply: AskedReminder,
  }),
  askToPay: call({
    id: 'MyBilling.AskToPay',
    verb: 'POST',
    path: path('AskToPay'),
    summary: 'Asks colleagues who may pay to pay a document; one letter a day.',
    access: 'customer',
    limit: limits.submit,
    body: PaymentAsk,
    reply: AskedToPay,
  }),
}
