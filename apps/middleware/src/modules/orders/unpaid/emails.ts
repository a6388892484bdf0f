import { facts } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import { shopTimeZone } from '@tessera/domain/local-time'
import { composeStaffEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export interface UnpaidOrder {
  orderId: string
  totalCents: number
  submittedAt: Date
  outcome: 'canceled' | 'kept'
}

/** The store's clock, as staff read it. */
const submitted = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: shopTimeZone })

const outcomes: Record<UnpaidOrder['outcome'], string> = {
  canceled: 'canceled, its stock is for sale again',
  kept: 'no longer open, so it was not canceled. Please check it',
}

/** To the people who run the shop. */
export const unpaidOrdersEmail = (to: string, orders: readonly UnpaidOrder[], shopUrl: string): Email =>
  composeStaffEmail(
    {
      template: 'unpaid-orders',
      to,
      subject: orders.length === 1 ? 'An order without a payment' : `${orders.length} orders without a payment`,
      shopUrl,
    },
    {},
    [
      'These orders were submitted through the platform API and not through checkout. They have no payment:',
      facts(
        Object.fromEntries(
          orders.map(({ orderId, totalCents, submittedAt, outcome }) => [
            `Order ${orderId}`,
            `${formatDollars(totalCents)}, submitted ${submitted.format(submittedAt)}: ${outcomes[outcome]}.`,
          ]),
        ),
      ),
      'No one was charged, and nothing needs to ship.',
      'New orders of this kind mean that the platform does not know the storefront: TESSERA_STOREFRONT_CLIENT_ID must be the same for platform and middleware.',
    ],
  )
