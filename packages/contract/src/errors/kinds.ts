import type { CheckoutStep } from '../shop/constants.ts'

/** The kinds of refusal, by their status. Everything a caller can put right is `invalid` unless a narrower kind fits. */
export const invalid = (message: string) => ({ status: 400, message }) as const
export const unauthenticated = (message: string) => ({ status: 401, message }) as const
export const forbidden = (message: string) => ({ status: 403, message }) as const
export const missing = (message: string) => ({ status: 404, message }) as const
/** A duplicate exists, or another record still needs it. */
export const conflict = (message: string) => ({ status: 409, message }) as const

/** A refusal that the customer puts right at this step of the checkout; without it, in the cart. */
export const atStep = <Refusal extends object>(checkoutStep: CheckoutStep, refusal: Refusal) =>
  ({ ...refusal, checkoutStep }) as const
