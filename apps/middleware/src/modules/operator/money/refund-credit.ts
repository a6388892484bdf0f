import type { CreditRefund, StaffRefundInput } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { findRefund, requestRefund } from '../../ledger/refunds/credit-refunds.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

/**
 * Refunds an open credit for a customer by the rules that the customer has: the amount is held, and the to-do list
 * has it until someone sent it.
 */
export const refundCredit = (database: Database, call: OperatorCall, body: StaffRefundInput): Promise<CreditRefund> =>
  database.transaction(async (db) => {
    const key = readIdempotencyKey(call.key ?? body.key)
    const reason = body.reason?.trim() || invalid('reason', 'Enter a reason.')
    const documentId = body.documentId ?? ''
    // the account before its documents, as every posting locks them
    const owner = await db.find<{ accountId: string }>(sql`
      select a.id as "accountId" from accounts a join billing_documents d on d.account_id = a.id
      where d.id = ${documentId} for no key update of a`)
    const { accountId } = owner ?? refuse('NotFound', { message: 'We couldn’t find this document.' })
    const today = await readToday(db, { accountId }, call.now)
    const isRepeat = Boolean(await findRefund(db, accountId, key))
    const refund = await requestRefund(db, { accountId, personId: null, today }, { key, documentId, now: call.now })
    if (!isRepeat)
      await recordOperatorAction(db, call, accountId, {
        action: 'credit.refund',
        object: documentId,
        after: { refundId: refund.refundId, cents: refund.cents, reason },
      })
    return refund
  })
