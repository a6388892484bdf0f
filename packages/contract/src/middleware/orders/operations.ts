import { defineCall, myAccountPath } from '../kit.ts'
import { DocumentQuery } from '../lists/models.ts'
import { OrderDetail, OrderOverview, OrderPage, SpendingLimits } from './models.ts'

export const orderCalls = {
  getOrders: defineCall({
    id: 'MyAccount.GetOrders',
    verb: 'POST',
    path: myAccountPath('GetOrders'),
    summary: 'Lists orders by scope: 1 own, 2 referred, 3 all of the account if permitted.',
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
    summary: 'Summarizes upcoming deliveries, store pickups, and spend by month and job.',
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
    summary: 'Gets the caller’s order and monthly spending limits, the amount used, and who can change them.',
    isAddition: true,
    access: 'customer',
    reply: SpendingLimits,
  }),
}
