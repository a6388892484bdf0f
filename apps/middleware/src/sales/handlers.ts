import { myOrderCalls, ownOrderCalls } from '@tessera/contract/middleware/my-account-orders'
import { queryValue } from '@tessera/server/call'
import { doerOf } from '../accounts/audit.ts'
import { handle } from '../http/handle.ts'
import { customerOf } from '../session/get-customer.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { orderOverview } from './overview.ts'
import { cancelReturn, requestReturn } from './returns.ts'
import type { SalesNeeds } from './sales-needs.ts'

/** Orders of the account: lists, details, and what their owners may do about them. */
export const salesHandlers = (needs: SalesNeeds) => ({
  ...handle(myOrderCalls.getOrders, (call) => listOrders(needs.database, customerOf(call), call.body, call.now)),
  ...handle(myOrderCalls.getOrderDetail, (call) =>
    getOrder(needs, customerOf(call), queryValue(call, 'projectId') ?? '', call.now),
  ),
  ...handle(ownOrderCalls.cancelOrder, async (call) => {
    const customer = customerOf(call)
    const { number, reason } = call.body
    await cancelOrder(needs, { customer, number, reason: reason ?? null, doer: doerOf(call), now: call.now })
    return getOrder(needs, customer, number, call.now)
  }),
  ...handle(ownOrderCalls.requestReturn, (call) =>
    requestReturn(needs.database, { customer: customerOf(call), doer: doerOf(call), now: call.now }, call.body),
  ),
  ...handle(ownOrderCalls.cancelReturn, (call) =>
    cancelReturn(
      needs.database,
      { customer: customerOf(call), doer: doerOf(call), now: call.now },
      call.body.returnNumber,
    ),
  ),
  ...handle(ownOrderCalls.getOverview, (call) => orderOverview(needs.database, customerOf(call), call.now)),
})
