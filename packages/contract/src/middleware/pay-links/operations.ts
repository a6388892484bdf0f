import { defineCall, limits, type RateLimit } from '../kit.ts'
import { staffCall } from '../operator/staff-call.ts'
import { PayLink, PayLinkPayment, PayLinkRequest, PayLinkToken, SentPayLink } from './models.ts'

const following: RateLimit = { name: 'pay-link', hits: 120, seconds: 600 }
const path = (name: string) => `/api/paylink/${name}` as const

/** Custom roles of staff who look after receivables or sell at the counter. */
const senderCall = staffCall(['CreditAdmin', 'CounterSales'])

/** Links by which customers pay without signing in. */
export const payLinkCalls = {
  sendPayLink: senderCall(
    'SendPayLink',
    'POST',
    'Emails a link to pay one open document, or an order of the counter, by card. It works once, for 14 days.',
    { body: PayLinkRequest, reply: SentPayLink },
  ),
  openPayLink: defineCall({
    id: 'PayLinks.OpenPayLink',
    verb: 'POST',
    path: path('OpenPayLink'),
    summary: 'What a link asks to be paid, or what became of the payment.',
    isAddition: true,
    access: 'anyone',
    limit: following,
    body: PayLinkToken,
    reply: PayLink,
  }),
  payByLink: defineCall({
    id: 'PayLinks.PayByLink',
    verb: 'POST',
    path: path('PayByLink'),
    summary: 'Pays by card, once per key. An order of the counter is placed with the payment.',
    isAddition: true,
    access: 'visitor',
    limit: limits.submit,
    body: PayLinkPayment,
    reply: PayLink,
  }),
}
