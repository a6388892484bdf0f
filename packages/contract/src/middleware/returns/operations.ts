import { defineCall, limits, myAccountPath } from '../kit.ts'
import { OrderReturn, ReturnCancelling, ReturnRequest } from './models.ts'

export const returnCalls = {
  requestReturn: defineCall({
    id: 'MyOrders.RequestReturn',
    verb: 'POST',
    path: myAccountPath('RequestReturn'),
    summary: 'Asks to bring boxes back, or claims broken ones; the rules are told with every line.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: ReturnRequest,
    reply: OrderReturn,
  }),
  cancelReturn: defineCall({
    id: 'MyOrders.CancelReturn',
    verb: 'POST',
    path: myAccountPath('CancelReturn'),
    summary: 'Keeps the boxes after all, until they have been received.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: ReturnCancelling,
    reply: OrderReturn,
  }),
}
