import { defineCall, limits } from '../kit.ts'
import {
  Authorization,
  CardHandle,
  CardToken,
  LenderStatus,
  PaymentQuery,
  PaymentRequest,
  PaymentStart,
  PaymentState,
} from './models.ts'

const path = (name: string) => `/api/payment/${name}` as const

export const paymentCalls = {
  initiatePayment: defineCall({
    id: 'Payment.initiatepayment',
    verb: 'POST',
    path: path('initiatepayment'),
    summary: 'Begins to pay for the cart; the lender gives a reference and a page of its own.',
    access: 'visitor',
    limit: limits.submit,
    body: PaymentStart,
    reply: PaymentState,
  }),
  getRequestId: defineCall({
    id: 'Payment.getrequestid',
    verb: 'GET',
    path: path('getrequestid'),
    summary: 'A request id for one card, bound to this visitor.',
    access: 'visitor',
    limit: limits.users,
    reply: PaymentRequest,
  }),
  getTokenize: defineCall({
    id: 'Payment.gettokenize',
    verb: 'POST',
    path: path('gettokenize'),
    summary: 'Receives the provider’s token for a card; the card number never reaches the shop.',
    access: 'visitor',
    body: CardHandle,
    reply: CardToken,
  }),
  getAuthorize: defineCall({
    id: 'Payment.getauthorize',
    verb: 'POST',
    path: path('getauthorize'),
    summary: 'Authorises the card for the cart; with isCheckout false for nothing, to save it.',
    access: 'visitor',
    limit: limits.submit,
    query: ['isCheckout'],
    body: Authorization,
    reply: PaymentState,
  }),
  getPaymentDetails: defineCall({
    id: 'Payment.getpaymentdetails',
    verb: 'POST',
    path: path('getpaymentdetails'),
    summary: 'Gets the status of the visitor’s payment.',
    access: 'visitor',
    body: PaymentQuery,
    reply: PaymentState,
  }),
  checkAccountStatus: defineCall({
    id: 'Payment.checkaccountstatus',
    verb: 'GET',
    path: path('checkaccountstatus'),
    summary: 'How the lender has decided.',
    access: 'visitor',
    query: ['referenceId'],
    reply: LenderStatus,
  }),
}
