import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, choice, count, day, many, maybeOne, maybeWords, one, words, yes } from './fields.ts'

export const billingStatuses = ['open', 'partially-paid', 'overdue', 'disputed', 'being-paid', 'cleared'] as const

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
  documentId: words(20),
  type: choice(documentPrefixes),
  typeText: words(60),
  status: choice(billingStatuses),
  statusText: words(100),
  /** Order number. */
  orderNumber: maybeWords(40),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  soldTo: maybeWords(200),
  shipTo: maybeWords(200),
  documentOn: words(10),
  dueOn: day(),
  daysOverdue: count(),
  amountCents: cents(),
  openCents: cents(),
  disputedCents: cents(),
  /** Amount of a payment in progress. */
  heldCents: cents(),
  isCredit: yes(),
  canPay: yes(),
}
export const BillingRow = model('BillingRow', billingFields)

export const AppliedCredit = model('AppliedCredit', {
  creditId: words(20),
  documentId: words(20),
  dueOn: day(),
  cents: cents(),
  /** Open amount of the document afterwards. */
  openCents: cents(),
})
const Application = model('Application', {
  documentId: words(20),
  type: choice(documentPrefixes),
  typeText: words(60),
  bookedOn: words(10),
  cents: cents(),
})
export const BillingDetail = model('BillingDetail', {
  ...billingFields,
  goodsCents: cents(),
  freightCents: cents(),
  taxCents: cents(),
  terms: maybeWords(10),
  text: maybeWords(300),
  disputeReason: maybeWords(500),
  disputedAt: maybeWords(40),
  clearedOn: day(),
  /** The caller's reminder day. */
  remindOn: day(),
  /** Payments and credits applied to a debit, or debits paid by a credit. */
  applications: many(Application),
})

const DueDay = model('DueDay', { on: words(10), cents: cents(), documents: count() })
const Spending = model('Spending', { name: words(100), cents: cents() })
const LastPayment = model('LastPayment', { documentId: words(20), on: words(10), cents: cents() })
export const BillingSummary = model('BillingSummary', {
  openCents: cents(),
  openCount: count(),
  overdueCents: cents(),
  overdueCount: count(),
  dueThisWeekCents: cents(),
  disputedCents: cents(),
  creditCents: cents(),
  terms: words(10),
  termsText: words(60),
  isOnHold: yes(),
  creditLineCents: cents(),
  creditUsedCents: cents(),
  creditFreeCents: cents(),
  ageing: one(Ageing),
  /** By due date, oldest first; overdue amounts under their own due date. */
  dueDays: many(DueDay),
  /** Net purchases by month, oldest first: 2026-03. */
  spentByMonth: many(Spending),
  spentByJob: many(Spending),
  lastPayment: maybeOne(LastPayment),
  nextStatementOn: words(10),
  canPay: yes(),
})
