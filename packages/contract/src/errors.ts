import { catalogErrors } from './errors/catalog.ts'
import { companyErrors } from './errors/companies.ts'
import { integrationErrors } from './errors/integrations.ts'
import { orderErrors } from './errors/orders.ts'
import { paymentErrors } from './errors/payments.ts'
import { priceErrors } from './errors/prices.ts'
import { requestErrors } from './errors/requests.ts'
import { signInErrors } from './errors/sign-in.ts'
import { ownValue } from './kit/own-value.ts'
import type { CheckoutStep } from './shop/constants.ts'

interface ErrorRow {
  status: number
  message: string
  checkoutStep?: CheckoutStep
}

/**
 * Every error the platform can return: code, status, message. Nothing else may be sent to a client. Codes are spelled
 * as public clients know them, typos included.
 */
export const errors = {
  ...requestErrors,
  ...signInErrors,
  ...companyErrors,
  ...catalogErrors,
  ...priceErrors,
  ...orderErrors,
  ...paymentErrors,
  ...integrationErrors,
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

/** The checkout step at which a customer puts the error right. */
export const checkoutStepOf = (code: string): CheckoutStep =>
  ownValue<ErrorRow>(errors, code)?.checkoutStep ?? 'shopping-cart'

/** One entry of the `Errors` list that every refusal carries. */
export interface WireError {
  ErrorCode: string
  Message: string
  Data: unknown
}
