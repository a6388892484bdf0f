import type { PaymentPort } from '@tessera/providers/payment/port'
import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../../kit/commerce.ts'
import type { TakePlace } from '../attempts/just-placed.ts'
import type { OrderSteps } from '../attempts/order-steps.ts'
import type { PaymentPurposes } from '../attempts/payment-purpose.ts'

/** Called after each provider call with its outcome; `isOpen` is true while the circuit breaker is open. */
export type ObserveProvider = (outcome: string, isOpen: boolean) => void

export interface PaymentNeeds {
  database: Database
  commerce: Commerce
  provider: PaymentPort
  purposes: PaymentPurposes
  /** Order steps with the shop's own rights, for work after the customer has left. */
  stepsFor(orderId: string): OrderSteps
  /** For what follows an order in this process; without it a job does it. */
  takePlace?: TakePlace
  /** Minimum total for the lender. */
  citizenPayMinimumCents: number
  /** Base of links in emails. */
  publicUrl: string
  logger: Pick<Logger, 'warn' | 'error'>
}
