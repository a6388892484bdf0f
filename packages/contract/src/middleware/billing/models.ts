import { embed, flag, listOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { documentPrefixes } from '../../shop/constants.ts'
import { cents, count, day, maybeCents, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { BilledLine, BilledTax, DisputedLine, DisputeOutcome } from './line-models.ts'

const openStatuses = ['open', 'partially-paid', 'overdue', 'disputed', 'being-paid'] as const
export const billingStatuses = [...openStatuses, 'cleared', 'reversed'] as const

/** By days past the due date. */
export const Ageing = model('Ageing', {
  notDueCents: cents(),
  days30Cents: cents(),
  days60Cents: cents(),
  days90Cents: cents(),
  olderCents: cents(),
  /** Payments and credits that are not applied yet. */
  unappliedCents: cents(),
})

const billingFields = {
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  typeText: requiredText(60),
  status: requiredOneOf(billingStatuses),
  statusText: requiredText(100),
  /** Order number. */
  orderNumber: text(40),
  poNumber: text(60),
  jobName: text(100),
  soldTo: text(200),
  shipTo: text(200),
  documentOn: requiredText(10),
  dueOn: day(),
  daysOverdue: count(),
  amountCents: cents(),
  openCents: cents(),
  disputedCents: cents(),
  /** Amount of a payment in progress. */
  heldCents: cents(),
  isCredit: flag(),
  canPay: flag(),
}
export const BillingRow = model('BillingRow', billingFields)

export const AppliedCredit = model('AppliedCredit', {
  creditId: requiredText(20),
  documentId: requiredText(20),
  dueOn: day(),
  cents: cents(),
  /** Open amount of the document afterwards. */
  openCents: cents(),
})
const CreditApplication = model('CreditApplication', {
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  typeText: requiredText(60),
  bookedOn: requiredText(10),
  cents: cents(),
})
export const BillingDetail = model('BillingDetail', {
  ...billingFields,
  goodsCents: cents(),
  freightCents: cents(),
  taxCents: cents(),
  terms: text(10),
  text: text(300),
  disputeReason: text(500),
  disputedAt: text(40),
  /** Empty if the dispute names no lines. */
  disputedLines: requiredList(DisputedLine),
  /** Decided disputes, newest first. */
  disputeOutcomes: requiredList(DisputeOutcome),
  clearedOn: day(),
  /** The caller's reminder day. */
  remindOn: day(),
  /** Payments and credits applied to a debit, or debits paid by a credit. */
  applications: requiredList(CreditApplication),
  /** The goods of the document; only invoices have lines. */
  lines: requiredList(BilledLine),
  /** Discount on the whole order, not in the lines. */
  discountCents: cents(),
  taxes: requiredList(BilledTax),
  /** Customer number. */
  customerNumber: text(40),
})

const DueDay = model('DueDay', { on: requiredText(10), cents: cents(), documents: count() })
const Spending = model('Spending', { name: requiredText(100), cents: cents() })
const LastPayment = model('LastPayment', { documentId: requiredText(20), on: requiredText(10), cents: cents() })
export const BillingSummary = model('BillingSummary', {
  openCents: cents(),
  openCount: count(),
  overdueCents: cents(),
  overdueCount: count(),
  dueThisWeekCents: cents(),
  disputedCents: cents(),
  creditCents: cents(),
  terms: requiredText(10),
  termsText: requiredText(60),
  isOnHold: flag(),
  creditLineCents: cents(),
  creditUsedCents: cents(),
  creditFreeCents: cents(),
  ageing: requiredEmbed(Ageing),
  /** By due date, oldest first; overdue amounts under their own due date. */
  dueDays: requiredList(DueDay),
  /** Net purchases by month, oldest first: 2026-03. */
  spentByMonth: requiredList(Spending),
  spentByJob: requiredList(Spending),
  lastPayment: embed(LastPayment),
  nextStatementOn: requiredText(10),
  canPay: flag(),
})

const statementFields = {
  statementId: requiredText(60),
  /** 2026-03 */
  period: requiredText(7),
  fromOn: requiredText(10),
  toOn: requiredText(10),
  openingCents: cents(),
  chargesCents: cents(),
  paymentsCents: cents(),
  creditsCents: cents(),
  closingCents: cents(),
  ageing: requiredEmbed(Ageing),
}
const Statement = model('Statement', statementFields)
export const StatementList = model('StatementList', {
  statements: requiredList(Statement),
  /** The current month; it closes on its last day. */
  current: embed(Statement),
  firstOn: day(),
})
const StatementLine = model('StatementLine', {
  bookedOn: requiredText(10),
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  text: requiredText(300),
  /** Negative for payments and credits. */
  cents: cents(),
  balanceCents: cents(),
})
export const StatementDetail = model('StatementDetail', { ...statementFields, lines: requiredList(StatementLine) })

export const invoiceSorts = ['documentOn', 'dueOn', 'documentId', 'amountCents', 'openCents'] as const
export const historySorts = ['documentOn', 'documentId', 'amountCents'] as const
export const InvoicePage = model('InvoicePage', {
  ...pageOf('InvoiceRows', BillingRow).properties,
  /** Over all pages of the filtered list. */
  openCents: cents(),
  overdueCents: cents(),
})
const HistoryRow = model('HistoryRow', {
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  typeText: requiredText(60),
  documentOn: requiredText(10),
  /** The source: order, check or card. */
  reference: text(100),
  poNumber: text(60),
  jobName: text(100),
  amountCents: cents(),
  openCents: cents(),
  /** Change of the account's balance; negative for payments and credits. */
  effectCents: cents(),
  paidBy: text(200),
  text: text(300),
})
export const HistoryPage = pageOf('HistoryPage', HistoryRow)

export const CreditRequest = model('CreditRequest', {
  key: text(100),
  /** Only these credits; by default all open ones. */
  creditIds: listOf(requiredText(20)),
  documentIds: listOf(requiredText(20)),
})
const OpenCredit = model('OpenCredit', {
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  typeText: requiredText(60),
  documentOn: requiredText(10),
  amountCents: cents(),
  openCents: cents(),
  reference: text(100),
  text: text(300),
  /** Requested as a refund and not sent yet. */
  refundingCents: cents(),
  canRefund: flag(),
})
export const CreditStatement = model('CreditStatement', {
  credits: requiredList(OpenCredit),
  creditCents: cents(),
  openCents: cents(),
  /** Applications, earliest due first: done if isApplied, else a preview. */
  applications: requiredList(AppliedCredit),
  isApplied: flag(),
  appliedCents: cents(),
  leftCreditCents: cents(),
  leftOpenCents: cents(),
  paymentId: text(40),
})

export const RefundRequest = model('RefundRequest', {
  /** Idempotency key of the request. */
  key: text(100),
  documentId: requiredText(20),
})
export const CreditRefund = model('CreditRefund', {
  refundId: requiredText(40),
  documentId: requiredText(20),
  cents: cents(),
  status: requiredOneOf(['requested', 'paid'] as const),
  requestedAt: requiredText(40),
})

export const ReminderRequest = model('ReminderRequest', {
  documentId: requiredText(20),
  /** Null for no reminder. */
  on: day(),
})
export const ReminderReply = model('ReminderReply', { documentId: requiredText(20), on: day() })
export const PaymentAsk = model('PaymentAsk', { documentId: requiredText(20), note: text(300) })
export const PaymentAskReply = model('PaymentAskReply', {
  documentId: requiredText(20),
  asked: requiredList(requiredText(200)),
})

/** Pending: the bank transfer takes days. */
export const paymentOutcomes = ['paid', 'challenge', 'working', 'pending', 'declined'] as const
/** Documents per payment, so that the receipt fits a page or two. */
export const maxPaidAtOnce = 200

const DocumentToPay = model('DocumentToPay', {
  documentId: requiredText(20),
  /** A partial amount, at most the open amount; by default all that is open and not disputed. */
  amountCents: maybeCents(),
  /** Reason for a partial payment. */
  reason: text(300),
})
/** Stored only by the bank; the shop stores the last four digits. */
const BankAccount = model('BankAccount', {
  routingNumber: requiredText(9),
  accountNumber: requiredText(17),
  holder: requiredText(100),
})
export const InvoicePaymentRequest = model('InvoicePaymentRequest', {
  /** Idempotency key of the payment request; the header Idempotency-Key works too. */
  key: text(100),
  documents: requiredList(DocumentToPay),
  /** Uses open credits first, oldest first; with creditIds only these. */
  useCredits: flag(),
  creditIds: listOf(requiredText(20)),
  paymentToken: text(200),
  savedCardId: text(100),
  saveCard: flag(),
  /** Instead of a card: debited once, and booked when the money arrives. */
  bank: embed(BankAccount),
  /** The amount shown to the payer: if it has changed, the card is not charged. */
  expectedCents: maybeCents(),
  returnUrl: text(500),
})
const PaidDocument = model('PaidDocument', {
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  poNumber: text(60),
  jobName: text(100),
  amountCents: cents(),
  paidCents: cents(),
  byCardCents: cents(),
  byCreditCents: cents(),
  /** Open amount after this payment. */
  openCents: cents(),
})
const UsedCredit = model('UsedCredit', { documentId: requiredText(20), usedCents: cents(), openCents: cents() })
export const InvoicePayment = model('InvoicePayment', {
  paymentId: requiredText(40),
  status: requiredOneOf(paymentOutcomes),
  message: requiredText(400),
  /** The bank's page, while the payer has to confirm there. */
  nextUrl: text(400),
  /** Document ID of the payment. */
  receiptId: text(20),
  paidAt: text(40),
  paidBy: text(200),
  /** The card or the bank account. */
  cardText: text(100),
  totalCents: cents(),
  cardCents: cents(),
  creditCents: cents(),
  documents: requiredList(PaidDocument),
  credits: requiredList(UsedCredit),
})
