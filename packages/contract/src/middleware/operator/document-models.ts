import { embed, flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { documentPrefixes } from '../../shop/constants.ts'
import { postingKinds } from '../../shop/staff-words.ts'
import { Ageing, BillingDetail, billingStatuses } from '../billing/models.ts'
import {
  cents,
  count,
  day,
  requiredCount,
  requiredEmbed,
  requiredList,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { pageOf } from '../lists/models.ts'

/** Lists of invoices, payments and credits; each is a link. */
export const staffDocumentViews = ['open', 'overdue', 'disputed', 'credits', 'payments', 'all'] as const

const StaffDocumentRow = model('StaffDocumentRow', {
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  typeText: requiredText(60),
  status: requiredOneOf(billingStatuses),
  statusText: requiredText(100),
  customerNumber: requiredText(40),
  customer: requiredText(200),
  orderNumber: text(40),
  poNumber: text(60),
  jobName: text(100),
  /** The check, the card, the order or the document that it came from. */
  reference: text(200),
  documentOn: requiredText(10),
  dueOn: day(),
  daysOverdue: count(),
  amountCents: cents(),
  openCents: cents(),
  /** The part of a payment in progress. */
  heldCents: cents(),
  disputedCents: cents(),
  isCredit: flag(),
  /** The last reminder, by staff or by itself. */
  remindedAt: text(40),
})

export const StaffDocumentPage = model('StaffDocumentPage', {
  ...pageOf('StaffDocumentRows', StaffDocumentRow).properties,
  /** Of everything that is open, or of the one customer; the same in every view. */
  ageing: requiredEmbed(Ageing),
})

const PostedBy = model('PostedBy', {
  /** The member of staff. */
  name: requiredText(200),
  at: requiredText(40),
  reason: text(500),
})

/** A change of what is open on a document. */
const DocumentMovement = model('DocumentMovement', {
  bookedOn: requiredText(10),
  text: requiredText(200),
  /** The document on the other side of an application. */
  otherId: text(20),
  /** Below zero if it lowers the open amount. */
  cents: cents(),
  openCents: cents(),
})

export const StaffDocument = model('StaffDocument', {
  document: requiredEmbed(BillingDetail),
  customerNumber: requiredText(40),
  customer: requiredText(200),
  timeZone: requiredText(40),
  reference: text(200),
  /** Null for documents that no member of staff posted. */
  postedBy: embed(PostedBy),
  /** Null unless staff took it back. */
  reversedBy: embed(PostedBy),
  disputedBy: text(200),
  remindedAt: text(40),
  /** The first of the people who may pay. */
  payEmail: text(100),
  /** Of a credit, what may be sent to the customer. Credits from points can only be spent. */
  refundableCents: cents(),
  /** Of a credit, what was requested as a refund and is not sent yet. */
  refundingCents: cents(),
  /** From its posting on. */
  movements: requiredList(DocumentMovement),
})

/** One line of a ledger; applications are not here, as they leave the balance as it is. */
const LedgerLine = model('LedgerLine', {
  bookedOn: requiredText(10),
  documentId: requiredText(20),
  text: requiredText(100),
  /** The check, the order, the reason in short. */
  note: text(300),
  /** A person of the customer, or a member of staff. */
  by: text(200),
  /** Below zero for payments and credits. */
  cents: cents(),
  /** After this line. */
  balanceCents: cents(),
})

export const AccountLedger = model('AccountLedger', {
  customerNumber: requiredText(40),
  customer: requiredText(200),
  isOnHold: flag(),
  termsText: requiredText(100),
  creditLineCents: cents(),
  creditUsedCents: cents(),
  creditFreeCents: cents(),
  /** Open debits less open credits: below zero if we owe the customer. */
  balanceCents: cents(),
  openCents: cents(),
  overdueCents: cents(),
  disputedCents: cents(),
  ageing: requiredEmbed(Ageing),
  /** Newest first. */
  lines: requiredList(LedgerLine),
  totalCount: count(),
  page: count(),
  pageSize: count(),
})

const PostingPart = model('PostingPart', { documentId: requiredText(20), cents: requiredCount() })
const postingFields = {
  customerNumber: requiredText(40),
  kind: requiredOneOf(postingKinds),
  /** The whole payment or credit; for a write-off and for an applied credit the sum of the parts. */
  amountCents: requiredCount(),
  /** The documents it pays. */
  parts: requiredList(PostingPart),
  /** Has to be true if the amount is more than the parts: the rest stays as a credit of the customer. */
  keepsRemainder: flag(),
  /** The credit that is applied; for `apply` only. */
  creditId: text(20),
  /** Number of the check or of the transfer. */
  reference: text(60),
  /** The day the money came; today by default. */
  receivedOn: day(),
  /** Required for credit memos, whose customers read it, and for write-offs, where it stays among staff. */
  reason: text(300),
}
export const PostingRequest = model('PostingRequest', postingFields)
export const NewPosting = model('NewPosting', {
  ...postingFields,
  /** A repeat under the same key is the same posting. */
  key: requiredText(100),
})

const PostingEffectPart = model('PostingEffectPart', {
  documentId: requiredText(20),
  cents: cents(),
  beforeCents: cents(),
  openCents: cents(),
})
export const PostingEffect = model('PostingEffect', {
  documents: requiredList(PostingEffectPart),
  appliedCents: cents(),
  /** Stays as a credit. */
  remainderCents: cents(),
  balanceBeforeCents: cents(),
  balanceCents: cents(),
  creditFreeBeforeCents: cents(),
  creditFreeCents: cents(),
  /** In the first open month, if the month of the day is closed. */
  bookedOn: requiredText(10),
  /** A payment with the same reference. */
  sameReferenceId: text(20),
})
export const PostedDocument = model('PostedDocument', {
  /** The new document, or the credit that was applied. */
  documentId: requiredText(20),
})

export const PostingReversal = model('PostingReversal', {
  /** A check, an ACH payment, a credit memo or a write-off that staff posted. */
  documentId: requiredText(20),
  /** Customers read it, except for write-offs. */
  reason: requiredText(300),
  /** A repeat under the same key is the same reversal. */
  key: requiredText(100),
})
export const ReversedPosting = model('ReversedPosting', {
  documentId: requiredText(20),
  /** Open again, by what it had paid of them. */
  reopenedIds: requiredList(requiredText(20)),
})

export const StaffRefund = model('StaffRefund', {
  /** An open credit of a customer; all of it that is free. */
  documentId: requiredText(20),
  /** For the audit. */
  reason: requiredText(300),
  /** A repeat under the same key is the same refund. */
  key: requiredText(100),
})

export const maxRemindedAtOnce = 100
export const StaffReminder = model('StaffReminder', {
  /** At most 100, of any customers; every customer gets one email for all of them. */
  documentIds: requiredList(requiredText(20)),
  /** Added to the email. */
  note: text(500),
  /** A repeat under the same key sends nothing again. */
  key: requiredText(100),
})
const RemindedCustomer = model('RemindedCustomer', {
  customerNumber: requiredText(40),
  customer: requiredText(200),
  documentIds: requiredList(requiredText(20)),
})
export const SentReminders = model('SentReminders', {
  customers: requiredList(RemindedCustomer),
  /** Left out, as they were reminded today. */
  skippedIds: requiredList(requiredText(20)),
})

const PaymentUnderWay = model('PaymentUnderWay', {
  paymentId: requiredText(60),
  customerNumber: requiredText(40),
  customer: requiredText(200),
  /** A person of the customer. */
  by: text(200),
  /** 'Visa ending in 4242'; null if credits alone pay. */
  methodText: text(200),
  stateText: requiredText(100),
  totalCents: cents(),
  startedAt: requiredText(40),
  documentIds: requiredList(requiredText(20)),
})
/** At most 200, the oldest first. */
export const PaymentsUnderWay = model('PaymentsUnderWay', { items: requiredList(PaymentUnderWay) })
