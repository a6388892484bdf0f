import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { queryValue } from '@tessera/server/call'
import { readToday } from '../../../kit/business-day.ts'
import { handle } from '../../../kit/http/handle.ts'
import { getStatement, listStatements } from '../../ledger/statements/read-statements.ts'
import { findAccountId } from './find-account-id.ts'
import { getLedger } from './get-ledger.ts'
import { getStaffDocument } from './get-staff-document.ts'
import { listPaymentsUnderWay } from './list-payments-under-way.ts'
import { listStaffDocuments } from './list-staff-documents.ts'
import { type MoneyNeeds, postDocument } from './post-document.ts'
import { previewPosting } from './preview-posting.ts'
import { refundCredit } from './refund-credit.ts'
import { reversePosting } from './reverse-posting.ts'
import { sendReminders } from './send-reminders.ts'

/** Invoices, payments and credits of all customers. */
export const moneyHandlers = ({ database, publicUrl }: MoneyNeeds) => ({
  ...handle(moneyCalls.listDocuments, (call) =>
    listStaffDocuments(
      database,
      {
        view: queryValue(call, 'view'),
        search: queryValue(call, 'search'),
        customerNumber: queryValue(call, 'customerNumber'),
        page: queryValue(call, 'page'),
      },
      call.now,
    ),
  ),
  ...handle(moneyCalls.getDocument, (call) =>
    getStaffDocument(database, queryValue(call, 'documentId') ?? '', call.now),
  ),
  ...handle(moneyCalls.getLedger, (call) =>
    getLedger(database, queryValue(call, 'customerNumber') ?? '', queryValue(call, 'page'), call.now),
  ),
  ...handle(moneyCalls.previewPosting, (call) => previewPosting(database, call.body, call.now)),
  ...handle(moneyCalls.postDocument, (call) => postDocument({ database, publicUrl }, call, call.body)),
  ...handle(moneyCalls.reversePosting, (call) => reversePosting({ database, publicUrl }, call, call.body)),
  ...handle(moneyCalls.refundCredit, (call) => refundCredit(database, call, call.body)),
  ...handle(moneyCalls.sendReminders, (call) => sendReminders({ database, publicUrl }, call, call.body)),
  ...handle(moneyCalls.listStatements, async (call) => {
    const accountId = await findAccountId(database, queryValue(call, 'customerNumber') ?? '')
    return listStatements(database, accountId, await readToday(database, { accountId }, call.now))
  }),
  ...handle(moneyCalls.getStatement, async (call) => {
    const accountId = await findAccountId(database, queryValue(call, 'customerNumber') ?? '')
    return getStatement(database, accountId, queryValue(call, 'statementId') ?? '')
  }),
  ...handle(moneyCalls.listPaymentsUnderWay, (call) =>
    listPaymentsUnderWay(database, queryValue(call, 'customerNumber')),
  ),
})
