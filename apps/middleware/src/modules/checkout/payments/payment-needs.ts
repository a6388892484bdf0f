import type { PaymentPort } from '@tessera/providers/payment/port'
import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../../kit/commerce.ts'
import type { OrderSteps } from '../attempts/order-steps.ts'
import type { PaymentPurposes } from '../attempts/payment-purpose.ts'

/** Told how a call to the provider ended, and whether it is left alone by now. */
export type ObserveProvider = (outcome: string, isOpen: boolean) => void

export interface PaymentNeeds {
  database: Database
  commerce: Commerce
  provider: PaymentPort
  purposes: PaymentPurposes
  /** The steps of an order with the shop's own rights, for what goes on when the customer has left. */
  stepsFor(orderId: string): OrderSteps
  /** Below this, the lender is not asked. */
  citizenPayMinimumCents: number
  logger: Pick<Logger, 'warn' | 'error'>
}
