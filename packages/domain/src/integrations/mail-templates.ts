import type { messageTypes } from '@tessera/contract/platform/enums'
import { button, code, type EmailBlock, facts, note, totals } from '../email/email-content.ts'

export type MessageType = (typeof messageTypes)[number]

/** The lines of the message's order; a block that only these templates have. */
export interface OrderLinesBlock {
  kind: 'order-lines'
}

export type MailPart = EmailBlock | OrderLinesBlock | string

/** `{{Order.ID}}` is a value of the message. A part, a fact or an amount whose values are missing is left out. */
export interface MailTemplate {
  Subject: string
  Body: readonly MailPart[]
}

const orderFacts: MailPart[] = partsOf(
  facts({ Order: '{{Order.ID}}' }),
  { kind: 'order-lines' },
  totals({ Total: '{{OrderTotal}}' }),
)
const returnFacts: MailPart[] = partsOf(
  facts({ Return: '{{OrderReturn.ID}}', Order: '{{OrderNumber}}' }),
  totals({ Refund: '{{RefundTotal}}' }),
)
const comments = facts({ Comments: '{{Order.Comments}}' })

function partsOf(...parts: readonly (MailPart | null)[]): MailPart[] {
  return parts.filter((part) => part !== null)
}

/** Emails of a marketplace that has no message sender for a type. */
export const mailTemplates: Readonly<Record<MessageType, MailTemplate>> = {
  ForgottenPassword: {
    Subject: 'Reset your password',
    Body: [
      'We received a request to reset the password for {{Username}}. If that was you, use this code:',
      code('{{PasswordRenewalVerificationCode}}'),
      button('Set your password', '{{PasswordRenewalUrl}}'),
      note('The code works once and expires in two hours. If you didn’t request it, you can ignore this email.'),
    ],
  },
  ForgottenUsername: {
    Subject: 'Your username',
    Body: ['Your username is: {{Username}}'],
  },
  OneTimePassword: {
    Subject: 'Your one-time password',
    Body: [
      'Sign in as {{Username}} with this password. It works once and expires in ten minutes:',
      code('{{OneTimePassword}}'),
      note('If you didn’t request it, you can ignore this email.'),
    ],
  },
  NewUserInvitation: {
    Subject: 'Your new account',
    Body: [
      'An account was created for you. Your username is: {{Username}}',
      'Set your password with this code:',
      code('{{PasswordRenewalVerificationCode}}'),
      button('Set your password', '{{PasswordRenewalUrl}}'),
    ],
  },
  OrderSubmitted: {
    Subject: 'We received your order {{Order.ID}}',
    Body: ['Thank you for your order.', ...orderFacts],
  },
  OrderSubmittedForApproval: {
    Subject: 'Your order {{Order.ID}} needs approval',
    Body: ['Your order is waiting for approval. We’ll email you once it’s approved or declined.', ...orderFacts],
  },
  OrderSubmittedForYourApproval: {
    Subject: 'Please approve order {{Order.ID}}',
    Body: [
      '{{Order.FromUser.FirstName}} {{Order.FromUser.LastName}} placed an order that needs your approval.',
      ...orderFacts,
      ...partsOf(comments),
    ],
  },
  OrderApproved: {
    Subject: 'Your order {{Order.ID}} was approved',
    Body: ['Your order was approved.', ...orderFacts],
  },
  OrderDeclined: {
    Subject: 'Your order {{Order.ID}} was declined',
    Body: ['Your order was declined.', ...orderFacts],
  },
  OrderSubmittedForYourApprovalHasBeenApproved: {
    Subject: 'Order {{Order.ID}} was approved',
    Body: ['An order sent to you for approval has been approved.', ...orderFacts],
  },
  OrderSubmittedForYourApprovalHasBeenDeclined: {
    Subject: 'Order {{Order.ID}} was declined',
    Body: ['An order sent to you for approval has been declined.', ...orderFacts],
  },
  ShipmentCreated: {
    Subject: 'Your order {{Order.ID}} has shipped',
    Body: [
      'Your shipment {{Shipment.ID}} is on its way.',
      ...partsOf(facts({ Carrier: '{{Shipment.Shipper}}', 'Tracking number': '{{Shipment.TrackingNumber}}' })),
      ...orderFacts,
    ],
  },
  OrderReturnSubmitted: {
    Subject: 'We received your return request {{OrderReturn.ID}}',
    Body: ['We received your return request.', ...returnFacts],
  },
  OrderReturnSubmittedForApproval: {
    Subject: 'Your return {{OrderReturn.ID}} needs approval',
    Body: ['Your return is waiting for approval. We’ll email you once it’s approved or declined.', ...returnFacts],
  },
  OrderReturnSubmittedForYourApproval: {
    Subject: 'Please approve return {{OrderReturn.ID}}',
    Body: ['A return needs your approval.', ...returnFacts],
  },
  OrderReturnApproved: {
    Subject: 'Your return {{OrderReturn.ID}} was approved',
    Body: ['Your return was approved.', ...returnFacts],
  },
  OrderReturnDeclined: {
    Subject: 'Your return {{OrderReturn.ID}} was declined',
    Body: ['Your return was declined.', ...returnFacts],
  },
  OrderReturnSubmittedForYourApprovalHasBeenApproved: {
    Subject: 'Return {{OrderReturn.ID}} was approved',
    Body: ['A return sent to you for approval has been approved.', ...returnFacts],
  },
  OrderReturnSubmittedForYourApprovalHasBeenDeclined: {
    Subject: 'Return {{OrderReturn.ID}} was declined',
    Body: ['A return sent to you for approval has been declined.', ...returnFacts],
  },
  OrderReturnCompleted: {
    Subject: 'Your return {{OrderReturn.ID}} is complete',
    Body: ['Your return is complete.', ...returnFacts],
  },
  SubscriptionReminder: {
    Subject: 'Your next order is coming up',
    Body: ['Your subscription {{Subscription.ID}} will reorder on {{NextOrderDay}}.', { kind: 'order-lines' }],
  },
  ProductCollectionInvitationAccepted: {
    Subject: 'Your invitation was accepted',
    Body: ['Your invitation to {{ProductCollection.Name}} was accepted.'],
  },
  ProductCollectionInvitationDeclined: {
    Subject: 'Your invitation was declined',
    Body: ['Your invitation to {{ProductCollection.Name}} was declined.'],
  },
}
