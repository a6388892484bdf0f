import { defineCall } from '../kit.ts'
import { OrderDetails } from './models.ts'

export const orderSummaryCalls = {
  getOrderDetails: defineCall({
    id: 'OrderSummary.getOrderDetails',
    verb: 'GET',
    path: '/api/orderSummary/getOrderDetails',
    summary: 'Gets a placed order, for its owner or a guest with its link.',
    access: 'anyone',
    query: ['orderId'],
    reply: OrderDetails,
  }),
}
