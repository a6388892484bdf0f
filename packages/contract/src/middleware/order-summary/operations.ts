import { defineCall } from '../kit.ts'
import { OrderDetails } from './models.ts'

export const orderSummaryCalls = {
  getOrderDetails: defineCall({
    id: 'OrderSummary.getOrderDetails',
    verb: 'GET',
    path: '/api/orderSummary/getOrderDetails',
    summary: 'A placed order, for its owner, or for a guest who holds its link.',
    access: 'anyone',
    query: ['orderId'],
    reply: OrderDetails,
  }),
}
