import { orderChangeCalls } from '@tessera/contract/middleware/order-changes/operations'
import { orderCalls } from '@tessera/contract/middleware/orders/operations'
import { returnCalls } from '@tessera/contract/middleware/returns/operations'
import { queryValue } from '@tessera/server/call'
import { todayOf } from '../../kit/business-day.ts'
import { customerOf } from '../../kit/customer-of.ts'
import { handle } from '../../kit/http/handle.ts'
import type { AnswerCache } from '../people/accounts/answer-cache.ts'
import { auditActorOf } from '../people/accounts/audit.ts'
import { readSpendingLimits } from '../people/spending-limits/read-spending-limits.ts'
import { addToOrder } from './additions/add-to-order.ts'
import { priceAddition } from './additions/price-addition.ts'
import { cancelLines } from './cancellations/cancel-lines.ts'
import { cancelOrder } from './cancellations/cancel-order.ts'
import { orderPhoto, sendOrderMessage } from './messages/order-messages.ts'
import { changeOrder } from './records/change-order.ts'
import { getOrder } from './records/get-order.ts'
import { listOrders } from './records/list-orders.ts'
import { orderOverview } from './records/order-overview.ts'
import { cancelReturn, requestReturn } from './returns/request-return.ts'
import { returnPhoto } from './returns/return-photos.ts'
import type { SalesNeeds } from './sales-needs.ts'

const readHandlers = (needs: SalesNeeds, answerCache: AnswerCache) => ({
  ...handle(orderCalls.getOrders, (call) => {
    const customer = customerOf(call)
    const { account, personID, rights } = customer
    const question = ['orders', personID, [...rights], todayOf(call), call.body]
    return answerCache(account.id, question, () => listOrders(needs.database, customer, call.body, call.now))
  }),
  ...handle(orderCalls.getOrderDetail, (call) =>
    getOrder(needs, customerOf(call), queryValue(call, 'projectId') ?? '', call.now),
  ),
  ...handle(orderCalls.getLimits, (call) => readSpendingLimits(needs.database, customerOf(call), call.now)),
  ...handle(orderCalls.getOverview, (call) => {
    const customer = customerOf(call)
    const { account, personID, rights } = customer
    const isBrief = queryValue(call, 'only') === 'figures'
    // the waiting days of a pickup can change at any minute
    const question = ['overview', personID, [...rights], call.now.toISOString().slice(0, 16), isBrief]
    return answerCache(account.id, question, () => orderOverview(needs.database, customer, call.now, isBrief))
  }),
})

const changeHandlers = (needs: SalesNeeds) => ({
  ...handle(orderChangeCalls.cancelOrder, async (call) => {
    const customer = customerOf(call)
    const { number, reason } = call.body
    await cancelOrder(needs, {
      customer,
      number,
      reason: reason ?? null,
      auditActor: auditActorOf(call),
      now: call.now,
    })
    return getOrder(needs, customer, number, call.now)
  }),
  ...handle(orderChangeCalls.cancelLines, async (call) => {
    const customer = customerOf(call)
    const { number, lines, reason } = call.body
    const cancellation = {
      customer,
      number,
      lines,
      reason: reason ?? null,
      auditActor: auditActorOf(call),
      now: call.now,
    }
    await cancelLines(needs, cancellation)
    return getOrder(needs, customer, number, call.now)
  }),
  ...handle(orderChangeCalls.priceAddition, (call) =>
    priceAddition(needs, { customer: customerOf(call), ...call.body, now: call.now }),
  ),
  ...handle(orderChangeCalls.addToOrder, async (call) => {
    const customer = customerOf(call)
    const number = await addToOrder(needs, { customer, ...call.body, auditActor: auditActorOf(call), now: call.now })
    return getOrder(needs, customer, number, call.now)
  }),
  ...handle(orderChangeCalls.changeOrder, async (call) => {
    const customer = customerOf(call)
    await changeOrder(needs.database, { customer, auditActor: auditActorOf(call), now: call.now }, call.body)
    return getOrder(needs, customer, call.body.number, call.now)
  }),
  ...handle(orderChangeCalls.sendMessage, async (call) => {
    const customer = customerOf(call)
    await sendOrderMessage(needs.database, { customer, ...call.body, now: call.now, publicUrl: needs.publicUrl })
    return getOrder(needs, customer, call.body.number, call.now)
  }),
  ...handle(orderChangeCalls.getPhoto, (call) =>
    orderPhoto(needs.database, customerOf(call), queryValue(call, 'number') ?? '', queryValue(call, 'messageId') ?? ''),
  ),
})

const returnHandlers = ({ database, catalog }: SalesNeeds) => ({
  ...handle(returnCalls.requestReturn, (call) =>
    requestReturn(
      { database, catalog },
      { customer: customerOf(call), auditActor: auditActorOf(call), now: call.now },
      call.body,
    ),
  ),
  ...handle(returnCalls.getReturnPhoto, (call) =>
    returnPhoto(database, customerOf(call), queryValue(call, 'returnNumber') ?? '', queryValue(call, 'photoId') ?? ''),
  ),
  ...handle(returnCalls.cancelReturn, (call) =>
    cancelReturn(
      database,
      { customer: customerOf(call), auditActor: auditActorOf(call), now: call.now },
      call.body.returnNumber,
    ),
  ),
})

/** Orders of the account: lists, details, changes and returns by their owners. */
export const salesHandlers = (needs: SalesNeeds, answerCache: AnswerCache) => ({
  ...readHandlers(needs, answerCache),
  ...changeHandlers(needs),
  ...returnHandlers(needs),
})
