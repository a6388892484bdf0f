import type { messageTypes } from '@tessera/contract/platform/enums'

export type MessageType = (typeof messageTypes)[number]

/** A text per line is a paragraph; `{{Order.ID}}` is a value of the message. A paragraph without its values is left out. */
export interface MailTemplate {
  Subject: string
  Body: readonly string[]
}

const orderFacts = ['Order {{Order.ID}}', 'Total: {{OrderTotal}}', '{{Lines}}']
const returnFacts = ['Return {{OrderReturn.ID}} for order {{Order.ID}}', 'Refund: {{RefundTotal}}']
const comments = 'Comments: {{Order.Comments}}'

/** Emails of a marketplace that has no message sender for a type. */
export const mailTemplates: Readonly<Record<MessageType, MailTemplate>> = {
  ForgottenPassword: {
    Subject: 'Reset your password',
    Body: [
      'Hello {{Recipient.FirstName}},',
      'We received a request to reset the password for {{Username}}. If that was you, use this code:',
      '{{PasswordRenewalVerificationCode}}',
      '{{PasswordRenewalUrl}}',
      'The code works once and expires in two hours. If you didn’t request it, you can ignore this email.',
    ],
  },
  ForgottenUsername: {
    Subject: 'Your username',
    Body: ['Hello {{Recipient.FirstName}},', 'Your username is: {{Username}}'],
  },
  OneTimePassword: {
    Subject: 'Your one-time password',
    Body: [
      'Hello {{Recipient.FirstName}},',
      'Sign in as {{Username}} with this password. It works once and expires in ten minutes:',
      '{{OneTimePassword}}',
      'If you didn’t request it, you can ignore this email.',
    ],
  },
  NewUserInvitation: {
    Subject: 'Your new account',
    Body: [
      'Hello {{Recipient.FirstName}},',
      'An account was created for you. Your username is: {{Username}}',
      'Set your password with this code:',
      '{{PasswordRenewalVerificationCode}}',
      '{{PasswordRenewalUrl}}',
    ],
  },
  OrderSubmitted: {
    Subject: 'We received your order {{Order.ID}}',
    Body: ['Hello {{Recipient.FirstName}},', 'Thank you for your order.', ...orderFacts],
  },
  OrderSubmittedForApproval: {
    Subject: 'Your order {{Order.ID}} needs approval',
    Body: [
      'Hello {{Recipient.FirstName}},',
      'Your order is waiting for approval. We’ll email you once it’s approved or declined.',
      ...orderFacts,
    ],
  },
  OrderSubmittedForYourApproval: {
    Subject: 'Please approve order {{Order.ID}}',
    Body: [
      'Hello {{Recipient.FirstName}},',
      '{{Order.FromUser.FirstName}} {{Order.FromUser.LastName}} placed an order that needs your approval.',
      ...orderFacts,
      comments,
    ],
  },
  OrderApproved: {
    Subject: 'Your order {{Order.ID}} was approved',
    Body: ['Hello {{Recipient.FirstName}},', 'Your order was approved.', ...orderFacts],
  },
  OrderDeclined: {
    Subject: 'Your order {{Order.ID}} was declined',
    Body: ['Hello {{Recipient.FirstName}},', 'Your order was declined.', ...orderFacts],
  },
  OrderSubmittedForYourApprovalHasBeenApproved: {
    Subject: 'Order {{Order.ID}} was approved',
    Body: ['Hello {{Recipient.FirstName}},', 'An order sent to you for approval has been approved.', ...orderFacts],
  },
  OrderSubmittedForYourApprovalHasBeenDeclined: {
    Subject: 'Order {{Order.ID}} was declined',
    Body: ['Hello {{Recipient.FirstName}},', 'An order sent to you for approval has been declined.', ...orderFacts],
  },
  ShipmentCreated: {
    Subject: 'Your order {{Order.ID}} has shipped',
    Body: [
      'Hello {{Recipient.FirstName}},',
      'Your shipment {{Shipment.ID}} is on its way.',
      'Carrier: {{Shipment.Shipper}}',
      'Tracking number: {{Shipment.TrackingNumber}}',
      ...orderFacts,
    ],
  },
  OrderReturnSubmitted: {
    Subject: 'We received your return request {{OrderReturn.ID}}',
    Body: ['Hello {{Recipient.FirstName}},', 'We received your return request.', ...returnFacts],
  },
  OrderReturnSubmittedForApproval: {
    Subject: 'Your return {{OrderReturn.ID}} needs approval',
    Body: [
      'Hello {{Recipient.FirstName}},',
      'Your return is waiting for approval. We’ll email you once it’s approved or declined.',
      ...returnFacts,
    ],
  },
  OrderReturnSubmittedForYourApproval: {
    Subject: 'Please approve return {{OrderReturn.ID}}',
    Body: ['Hello {{Recipient.FirstName}},', 'A return needs your approval.', ...returnFacts],
  },
  OrderReturnApproved: {
    Subject: 'Your return {{OrderReturn.ID}} was approved',
    Body: ['Hello {{Recipient.FirstName}},', 'Your return was approved.', ...returnFacts],
  },
  OrderReturnDeclined: {
    Subject: 'Your return {{OrderReturn.ID}} was declined',
    Body: ['Hello {{Recipient.FirstName}},', 'Your return was declined.', ...returnFacts],
  },
  OrderReturnSubmittedForYourApprovalHasBeenApproved: {
    Subject: 'Return {{OrderReturn.ID}} was approved',
    Body: ['Hello {{Recipient.FirstName}},', 'A return sent to you for approval has been approved.', ...returnFacts],
  },
  OrderReturnSubmittedForYourApprovalHasBeenDeclined: {
    Subject: 'Return {{OrderReturn.ID}} was declined',
    Body: ['Hello {{Recipient.FirstName}},', 'A return sent to you for approval has been declined.', ...returnFacts],
  },
  OrderReturnCompleted: {
    Subject: 'Your return {{OrderReturn.ID}} is complete',
    Body: ['Hello {{Recipient.FirstName}},', 'Your return is complete.', ...returnFacts],
  },
  SubscriptionReminder: {
    Subject: 'Your next order is coming up',
    Body: [
      'Hello {{Recipient.FirstName}},',
      'Your subscription {{Subscription.ID}} will reorder on {{NextOrderDay}}.',
      '{{Lines}}',
    ],
  },
  ProductCollectionInvitationAccepted: {
    Subject: 'Your invitation was accepted',
    Body: ['Hello {{Recipient.FirstName}},', 'Your invitation to {{ProductCollection.Name}} was accepted.'],
  },
  ProductCollectionInvitationDeclined: {
    Subject: 'Your invitation was declined',
    Body: ['Hello {{Recipient.FirstName}},', 'Your invitation to {{ProductCollection.Name}} was declined.'],
  },
}
