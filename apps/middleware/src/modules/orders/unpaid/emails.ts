import type { Email } from '../../../kit/email/queue-email.ts'

export interface UnpaidOrder {
  orderId: string
  totalCents: number
  submittedAt: Date
  outcome: 'canceled' | 'kept'
}

const formatDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const outcomes: Record<UnpaidOrder['outcome'], string> = {
  canceled: 'canceled, its stock is for sale again',
  kept: 'no longer open, so it was not canceled. Please check it',
}

/** To the people who run the shop. */
export const unpaidOrdersEmail = (to: string, orders: readonly UnpaidOrder[]): Email => ({
  template: 'unpaid-orders',
  to,
  subject: orders.length === 1 ? 'An order without a payment' : `${orders.length} orders without a payment`,
  body: [
    'These orders were submitted through the platform API and not through checkout. No payment stands behind them:',
    '',
    ...orders.map(
      ({ orderId, totalCents, submittedAt, outcome }) =>
        `Order ${orderId}, ${formatDollars(totalCents)}, submitted ${submittedAt.toISOString()}: ${outcomes[outcome]}.`,
    ),
    '',
    'No one was charged, and nothing needs to ship.',
    'New orders of this kind mean that the platform does not know the storefront: TESSERA_STOREFRONT_CLIENT_ID must be the same for platform and middleware.',
  ].join('\n'),
})
