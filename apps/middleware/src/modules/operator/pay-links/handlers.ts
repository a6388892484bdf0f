import { payLinkCalls } from '@tessera/contract/middleware/pay-links/operations'
import { handle } from '../../../kit/http/handle.ts'
import type { CounterNeeds } from '../counter/counter-needs.ts'
import { openPayLink } from './open-pay-link.ts'
import { payByLink } from './pay-by-link.ts'
import { sendPayLink } from './send-pay-link.ts'

/** Links by which customers pay an open document or an order of the counter. */
export const payLinkHandlers = (needs: CounterNeeds) => ({
  ...handle(payLinkCalls.sendPayLink, (call) => sendPayLink(needs, call, call.body)),
  ...handle(payLinkCalls.openPayLink, (call) => openPayLink(needs, call.body.token, call.now)),
  ...handle(payLinkCalls.payByLink, (call) => payByLink(needs, call)),
})
