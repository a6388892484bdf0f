import { defineCall, myAccountPath } from '../kit.ts'
import { DocumentQuery } from '../lists/models.ts'
import { OrderDetail, OrderOverview, OrderPage, SpendingLimits } from './models.ts'

export const orderCalls = {
  getOrders: defineCall({
    id: 'MyAccount.GetOrders',
    verb: 'POST',
    path: myAccountPath('GetOrders'),
    summary: 'Orders by scope: 1 my own, 2 referred, 3 all of the account, for whoever may see them.',
    access: 'customer',
    body: DocumentQuery,
    reply: OrderPage,
  }),
  getOrderDetail: defineCall({
    id: 'MyAccount.GetOrderDetail',
    verb: 'GET',
    path: myAccountPath('GetOrderDetail'),
    summary: 'One order with lines, lots, shipments, timeline, returns and documents.',
    access: 'customer',
    // the order number: the specification spells it this way
    query: ['projectId'],
    reply: OrderDetail,
  }),
  getOverview: defineCall({
    id: 'MyOrders.GetOrderOverview',
    verb: 'GET',
    path: myAccountPath('GetOrderOverview'),
    summary: 'What is coming, what waits in a store, and what was spent by month and job.',
    isAddition: true,
    access: 'customer',
    // `figures` leaves out spending: summing 10,000 rows of a large account takes longer than everything else
    query: ['only'],
    reply: OrderOverview,
  }),
  getLimits: defineCall({
    id: 'MyOrders.GetSpendingLimits',
    verb: 'GET',
    path: myAccountPath('GetSpendingLimits'),
    summary:
      'What the caller may order at once and in a month, how much of the month is used, and who can change that.',
    isAddition: true,
    access: 'customer',
    reply: SpendingLimits,
  }),
}
