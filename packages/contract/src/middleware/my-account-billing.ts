import { brand } from '../brand.ts'
import { flag, listOf, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, requiredList, requiredOneOf, requiredText } from './fields.ts'
import { InvoicePayment, InvoicePaymentRequest } from './invoice-payment-models.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'
import { AppliedCredit, BillingRow } from './my-account-billing-models.ts'
import { DocumentQuery, pageOf } from './my-account-lists.ts'
import { StatementList } from './statement-models.ts'

export const invoiceSorts = ['documentOn', 'dueOn', 'documentId', 'amountCents', 'openCents'] as const
export const historySorts = ['documentOn', 'documentId', 'amountCents'] as const
const InvoicePage = model('InvoicePage', {
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
const HistoryPage = pageOf('HistoryPage', HistoryRow)

const CreditRequest = model('CreditWish', {
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
const CreditStatement = model('CreditStatement', {
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

export const myBillingCalls = {
  searchForInvoices: defineCall({
    id: 'MyAccount.SearchForInvoices',
    verb: 'POST',
    path: myAccountPath('SearchForInvoices'),
    summary: 'What is to be paid: invoices and other debits, unless ZZDOCTYFI names other types.',
    access: 'customer',
    body: DocumentQuery,
    reply: InvoicePage,
  }),
  payOpenInvoice: defineCall({
    id: `MyAccount.PayOpenInvoiceBy${brand.paymentProvider}`,
    verb: 'POST',
    path: myAccountPath(`PayOpenInvoiceBy${brand.paymentProvider}`),
    summary:
      'Pays several documents at once, whole or in part, credits first, the rest by card or from a bank account; once per key.',
    access: 'customer',
    limit: limits.submit,
    body: InvoicePaymentRequest,
    reply: InvoicePayment,
  }),
  getBillingHistory: defineCall({
    id: 'MyAccount.GetBillingHistory',
    verb: 'POST',
    path: myAccountPath('GetBillingHistory'),
    summary: 'All documents and payments in one list.',
    access: 'customer',
    body: DocumentQuery,
    reply: HistoryPage,
  }),
  paymentCreditStatements: defineCall({
    id: 'MyAccount.PaymentCreditStatements',
    verb: 'POST',
    path: myAccountPath('PaymentCreditStatements'),
    summary: 'Open credits and what they would pay; with payOpenInvoices they pay it, oldest due first.',
    access: 'customer',
    query: ['payOpenInvoices'],
    body: CreditRequest,
    reply: CreditStatement,
  }),
  getStatements: defineCall({
    id: 'MyAccount.GetStatements',
    verb: 'GET',
    path: myAccountPath('GetStatements'),
    summary: 'Monthly statements, newest first, and the month that runs.',
    access: 'customer',
    reply: StatementList,
  }),
}
