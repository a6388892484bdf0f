import { collectionPath } from '@tessera/contract/kit/resource'
import { spendingAccounts } from '@tessera/contract/platform/companies/spending-accounts'
import { fail } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformHandlers } from '../actor.ts'
import { removeRecord } from '../engine/crud.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(spendingAccounts.model, collectionPath(spendingAccounts))

/** An account that was used for a payment cannot be deleted: money may have to be refunded to it. */
export const spendingAccountHandlers: PlatformHandlers = {
  'SpendingAccounts.Delete': async (call) => {
    const { marketplace } = call.actor
    const [buyerID, id] = [pathParameter(call, 'buyerID'), pathParameter(call, 'spendingAccountID')]
    // locked, so that no order can use it during the check
    await call.db.rows(sql`
      select from spending_accounts
      where marketplace_id = ${marketplace} and buyer_id = ${buyerID} and id = ${id} for update`)
    const used = await call.db.find(sql`
      select from payments y join orders o on o.uid = y.order_uid
      where o.marketplace_id = ${marketplace} and o.from_company_id = ${buyerID} and o.is_submitted and y.spending_account_id = ${id}
      limit 1`)
    if (used) fail('Payment.CannotDeleteSpendingAccount', { SpendingAccountID: id })
    return removeRecord(table, call, id)
  },
}
