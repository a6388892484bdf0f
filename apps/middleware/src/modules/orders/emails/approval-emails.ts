import { button, heading } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'
import { itemsBlock, orderButton, orderFacts, totalsBlock } from './order-email-parts.ts'
import type { EmailedOrder } from './order-for-email.ts'

export interface ApprovalQuestion {
  template: 'approval-requested' | 'approval-reminder'
  placedBy: string
  /** 'Over the limit of $500.00 per order.' */
  reason: string
}

/** To each person who may approve the order. */
export function approvalRequestEmail(
  to: EmailReader,
  order: EmailedOrder,
  { template, placedBy, reason }: ApprovalQuestion,
  shopUrl: string,
): Email {
  const { number, totalCents, lines } = order
  return accountEmail(
    template,
    to,
    template === 'approval-requested'
      ? `${placedBy} needs your approval for order ${number}`
      : `Order ${number} is still waiting for your approval`,
    [
      `${placedBy} placed order ${number} for ${formatDollars(totalCents)}. ${reason}`,
      'Nothing is charged, reserved or shipped until you approve it.',
      button('Review the order', order.url),
      heading('Items'),
      itemsBlock(lines, shopUrl),
      totalsBlock(order),
      heading('Details'),
      orderFacts(order),
    ],
    shopUrl,
  )
}

export interface ApprovalOutcome {
  template: 'order-approved' | 'order-declined'
  outcome: string
  lines: readonly string[]
}

/** To the person who placed the order. */
export const approvalOutcomeEmail = (
  order: EmailedOrder,
  { template, outcome, lines }: ApprovalOutcome,
  shopUrl: string,
): Email =>
  accountEmail(
    template,
    order,
    `Your order ${order.number} ${outcome}`,
    [...lines, orderButton(order), heading('Your items'), itemsBlock(order.lines, shopUrl), totalsBlock(order)],
    shopUrl,
  )
