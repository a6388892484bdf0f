import { approvalCalls } from '@tessera/contract/middleware/approvals/operations'
import { sql } from '@tessera/server/sql'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { settlePerson } from '../../people/accounts/settle-person.ts'
import { getOrder } from '../records/get-order.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import { approveOrder } from './approve-order.ts'
import { declineOrder } from './decline-order.ts'
import { listWaitingOrders } from './list-waiting-orders.ts'

/** Waiting orders and the answers of those who may approve. */
export const approvalHandlers = (needs: ApprovalNeeds) => ({
  ...handle(approvalCalls.getWaiting, (call) => listWaitingOrders(needs.database, customerOf(call))),
  ...handle(approvalCalls.approve, async (call) => {
    const customer = customerOf(call)
    const { number, comment } = call.body
    const { isCardRenewed } = await approveOrder(needs, {
      customer,
      bearerToken: bearerOf(call.actor).token,
      number,
      comment: comment?.trim() || null,
      auditActor: auditActorOf(call),
      now: call.now,
    })
    return { order: await getOrder(needs, customer, number, call.now), isCardRenewed }
  }),
  ...handle(approvalCalls.decline, async (call) => {
    const customer = customerOf(call)
    const { number, reason } = call.body
    await declineOrder(needs, {
      customer,
      bearerToken: bearerOf(call.actor).token,
      number,
      comment: reason.trim() || invalid('reason', 'Say why, so that your team member knows what to change.'),
      auditActor: auditActorOf(call),
      now: call.now,
    })
    return getOrder(needs, customer, number, call.now)
  }),
  ...saveOverLimitHandler(needs),
})

const saveOverLimitHandler = ({ database, commerce, payments }: ApprovalNeeds) =>
  handle(approvalCalls.saveOverLimit, async (call) => {
    const { account, personID } = customerOf(call)
    const { overLimit } = call.body
    await database.transaction(async (db) => {
      await db.rows(sql`update accounts set over_limit = ${overLimit} where id = ${account.id}`)
      // the job that settles people sends the rule if this process dies
      await db.rows(sql`update people set platform_due = now() where id = ${personID}`)
      await audit(db, auditActorOf(call), { action: 'account.over-limit', object: account.id, after: { overLimit } })
    })
    await settlePerson(database, commerce, personID).catch((error) =>
      payments.logger.warn({ err: error, account: account.id }, 'an approval rule was not sent to the platform'),
    )
    return { overLimit }
  })
