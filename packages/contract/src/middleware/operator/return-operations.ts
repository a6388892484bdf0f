import {
  RequestedReturn,
  ReturnableOrder,
  ReturnBoard,
  ReturnScan,
  ScannedReturn,
  StaffReturn,
  StaffReturnPage,
  StaffReturnRequest,
} from './return-models.ts'
import { staffCall } from './staff-call.ts'

const readers = ['OrderAdmin', 'OrderReader'] as const

/** Returns and claims of all customers. */
export const staffReturnCalls = {
  listReturns: staffCall(readers)(
    'ListReturns',
    'GET',
    'Lists returns and damage claims of all customers, 50 a page: by step, by number, order or customer.',
    { query: ['view', 'search', 'page'], reply: StaffReturnPage },
  ),
  getReturnBoard: staffCall(readers)(
    'GetReturnBoard',
    'GET',
    'Gets returns and damage claims by step: requested, approved, received, inspected, with lines and photos.',
    { reply: ReturnBoard },
  ),
  getReturn: staffCall(readers)('GetReturn', 'GET', 'Gets one return or damage claim with its lines and photos.', {
    query: ['returnNumber'],
    reply: StaffReturn,
  }),
  receiveReturn: staffCall(['OrderAdmin'])(
    'ReceiveReturn',
    'POST',
    'Receives boxes at the dock by the number of a return or an order, or by SKU; never more than is on the way.',
    { body: ReturnScan, reply: ScannedReturn },
  ),
  getReturnable: staffCall(['OrderAdmin'])(
    'GetReturnable',
    'GET',
    'Gets what can be returned or claimed of an order, line by line.',
    { query: ['number'], reply: ReturnableOrder },
  ),
  requestReturn: staffCall(['OrderAdmin'])(
    'RequestReturn',
    'POST',
    'Requests a return or reports damage for a customer, by the rules that the customer has.',
    { body: StaffReturnRequest, reply: RequestedReturn },
  ),
}
