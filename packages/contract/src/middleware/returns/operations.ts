import { defineCall, limits, myAccountPath } from '../kit.ts'
import { CustomerReturn, ReturnCancelling, ReturnRequest } from './models.ts'

export const returnCalls = {
  requestReturn: defineCall({
    id: 'MyOrders.RequestReturn',
    verb: 'POST',
    path: myAccountPath('RequestReturn'),
    summary: 'Requests a return or claims damaged boxes; every line states its rules.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: ReturnRequest,
    reply: CustomerReturn,
  }),
  getReturnPhoto: defineCall({
    id: 'MyOrders.GetReturnPhoto',
    verb: 'GET',
    path: myAccountPath('GetReturnPhoto'),
    summary: 'A photo that came with a return or a claim.',
    isAddition: true,
    access: 'customer',
    query: ['returnNumber', 'photoId'],
    isFile: true,
  }),
  cancelReturn: defineCall({
    id: 'MyOrders.CancelReturn',
    verb: 'POST',
    path: myAccountPath('CancelReturn'),
    summary: 'Cancels a return before it is received.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: ReturnCancelling,
    reply: CustomerReturn,
  }),
}
