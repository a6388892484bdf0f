import { brand } from '../brand.ts'
import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, choice, many, maybeWords, words, yes } from './fields.ts'
import { InvoicePayment, InvoicePaymentWish } from './invoice-payment-models.ts'
import { call, limits, myAccountPath } from './kit.ts'
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
  documentId: words(20),
  type: choice(documentPrefixes),
  typeText: words(60),
  documentOn: words(10),
  /** The source: order, check or card. */
  reference: maybeWords(100),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  amountCents: cents(),
  openCents: cents(),
  /** Change of the account's balance; negative for payments and credits. */
  effectCents: cents(),
  paidBy: maybeWords(200),
  text: maybeWords(300),
})
const HistoryPage = pageOf('HistoryPage', HistoryRow)

const CreditWish = model('CreditWish', {
  key: maybeWords(100),
  /** Only these credits; by default all open ones. */
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
  /** Requested as a refund and not sent yet. */
  refundingCents: cents(),
  canRefund: yes(),
})
const CreditStatement = model('CreditStatement', {
  credits: many(OpenCredit),
  creditCents: cents(),
  openCents: cents(),
  /** Applications, earliest due first: done if isApplied, else a preview. */
  applications: many(AppliedCredit),
  isApplied: yes(),
  appliedCents: cents(),
  leftCreditCents: cents(),
  leftOpenCents: cents(),
  paymentId: maybeWords(40),
})

export const myBillingCalls = {
  searchForInvoices: call({
    id: 'MyAccount.SearchForInvoices',
    verb: 'POST',
    path: myAccountPath('SearchForInvoices'),
    summary: 'What is to be paid: invoices and other debits, unless ZZDOCTYFI names other types.',
    access: 'customer',
    body: DocumentQuery,
    reply: InvoicePage,
  }),
  payOpenInvoice: call({
    id: `MyAccount.PayOpenInvoiceBy${brand.paymentProvider}`,
    verb: 'POST',
    path: myAccountPath(`PayOpenInvoiceBy${brand.paymentProvider}`),
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
    path: myAccountPath('GetBillingHistory'),
    summary: 'All documents and payments in one list.',
    access: 'customer',
    body: DocumentQuery,
    reply: HistoryPage,
  }),
  paymentCreditStatements: call({
    id: 'MyAccount.PaymentCreditStatements',
    verb: 'POST',
    path: myAccountPath('PaymentCreditStatements'),
    summary: 'Open credits and what they would pay; with payOpenInvoices they pay it, oldest due first.',
    access: 'customer',
    query: ['payOpenInvoices'],
    body: CreditWish,
    reply: CreditStatement,
  }),
  getStatements: call({
    id: 'MyAccount.GetStatements',
    verb: 'GET',
    path: myAccountPath('GetStatements'),
    summary: 'Monthly statements, newest first, and the month that runs.',
    access: 'customer',
    reply: StatementList,
  }),
}
