import { defineCall, type RateLimit } from '../kit.ts'
import { OrderDetail } from '../orders/models.ts'
import { OrderStatusAnswer, OrderStatusLink, OrderStatusRequest } from './models.ts'

const asking: RateLimit = { name: 'order-status', hits: 10, seconds: 600 }
const following: RateLimit = { name: 'order-status-link', hits: 120, seconds: 600 }
const path = (name: string) => `/api/orderstatus/${name}` as const

/** An order for a guest, who has no account to find it in. */
export const orderStatusCalls = {
  requestLink: defineCall({
    id: 'OrderStatus.requestLink',
    verb: 'POST',
    path: path('requestLink'),
    summary: 'Emails a link to an order, if its number and email address match. The reply is always the same.',
    isAddition: true,
    access: 'anyone',
    limit: asking,
    body: OrderStatusRequest,
    reply: OrderStatusAnswer,
  }),
  getOrder: defineCall({
    id: 'OrderStatus.getOrder',
    verb: 'POST',
    path: path('getOrder'),
    summary: 'Gets the order of an emailed link, to read only.',
    isAddition: true,
    access: 'anyone',
    limit: following,
    body: OrderStatusLink,
    reply: OrderDetail,
  }),
}
