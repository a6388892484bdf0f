import { billingErrors } from './errors/billing.ts'
import { cartErrors } from './errors/cart.ts'
import { catalogErrors } from './errors/catalog.ts'
import { formErrors } from './errors/forms.ts'
import { orderErrors } from './errors/orders.ts'
import { paymentErrors } from './errors/payments.ts'
import { planErrors } from './errors/plans.ts'
import { requestErrors } from './errors/requests.ts'
import { signInErrors } from './errors/sign-in.ts'
import { uploadErrors } from './errors/uploads.ts'
import { userErrors } from './errors/users.ts'

/**
 * Every refusal of the shop's own API: a stable code, the status, and a message for shoppers that says what to do next.
 * Status names are in `status-catalog.ts`.
 */
export const shopErrors = {
  ...requestErrors,
  ...signInErrors,
  ...userErrors,
  ...cartErrors,
  ...paymentErrors,
  ...orderErrors,
  ...billingErrors,
  ...planErrors,
  ...uploadErrors,
  ...formErrors,
  ...catalogErrors,
} as const satisfies Record<string, { status: number; message: string }>

export type ShopErrorCode = keyof typeof shopErrors
