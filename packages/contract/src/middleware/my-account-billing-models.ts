import { embed, flag, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, count, day, requiredEmbed, requiredList, requiredOneOf, requiredText } from './fields.ts'

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
const Application = model('Application', {
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
  clearedOn: day(),
  /** The caller's reminder day. */
  remindOn: day(),
  /** Payments and credits applied to a debit, or debits paid by a credit. */
  applications: requiredList(Application),
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
