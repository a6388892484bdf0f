import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { type Handlers, queryValue } from '@tessera/server/call'
import { businessDayOf, todayOf } from '../../kit/business-day.ts'
import { handle } from '../../kit/http/handle.ts'
import type { Visitor } from '../../kit/visitor.ts'
import type { PaymentNeeds } from '../checkout/payments/payment-needs.ts'
import type { AnswerCache } from '../people/accounts/answer-cache.ts'
import { billingViewer, debtViewer } from '../people/rights/billing-rights.ts'
import type { Bank } from './bank/bank-port.ts'
import { embeddedBank } from './bank/embedded-bank.ts'
import { payHandler, paymentHandler } from './invoice-payment/pay-invoices.ts'
import { billingSummary } from './invoices/billing-summary.ts'
import { disputeHandler } from './invoices/dispute.ts'
import { getDocument } from './invoices/get-document.ts'
import { listHistory, searchInvoices } from './invoices/search-invoices.ts'
import { refundCreditHandler } from './refunds/credit-refunds.ts'
import { askToPayHandler, remindMeHandler } from './reminders/requested-reminders.ts'
import { creditsHandler } from './statements/credit-statement.ts'
import { getStatement, listStatements } from './statements/read-statements.ts'

/** Calls about invoices, credits and statements of an account. */
export function billingHandlers(
  needs: PaymentNeeds,
  cached: AnswerCache,
  bank: Bank = embeddedBank(needs.database),
): Handlers<Visitor> {
  const { database } = needs
  return {
    ...handle(billingCalls.searchForInvoices, async (call) => {
      const { account } = await billingViewer(database, call)
      const question = ['invoices', todayOf(call), call.body]
      return cached(account.id, question, () =>
        searchInvoices(database, account.id, call.body, businessDayOf(account, call.now)),
      )
    }),
    ...handle(billingCalls.getBillingHistory, async (call) => {
      const { account } = await billingViewer(database, call)
      return listHistory(database, account.id, call.body, businessDayOf(account, call.now))
    }),
    ...handle(billingCalls.getStatements, async (call) => {
      const { account } = await billingViewer(database, call)
      return listStatements(call.db, account.id, todayOf(call))
    }),
    ...handle(billingCalls.getStatementDetail, async (call) => {
      const { account } = await billingViewer(database, call)
      return getStatement(call.db, account.id, queryValue(call, 'statementId') ?? '')
    }),
    ...handle(billingCalls.getBillingSummary, async (call) => {
      const viewer = await billingViewer(database, call)
      const { account, rights } = viewer
      const isBrief = queryValue(call, 'only') === 'figures'
      const question = ['summary', account, [...rights], todayOf(call), isBrief]
      return cached(account.id, question, () => billingSummary(database, viewer, call.now, isBrief))
    }),
    ...handle(billingCalls.getBillingDocument, async (call) => {
      const documentId = queryValue(call, 'documentId') ?? ''
      const { account, personID } = await debtViewer(database, call, documentId)
      return getDocument(database, account.id, documentId, todayOf(call), personID)
    }),
    ...payHandler({ ...needs, bank }),
    ...paymentHandler(needs),
    ...creditsHandler(needs),
    ...disputeHandler(needs),
    ...remindMeHandler(database),
    ...askToPayHandler(needs),
    ...refundCreditHandler(database),
  }
}
