import { type CheckoutStep, checkoutSteps } from '@tessera/contract/shop/constants'

export const stepTitles: Record<CheckoutStep, string> = {
  'shopping-cart': 'Cart',
  shipping: 'Shipping',
  payment: 'Payment',
  'order-review': 'Review',
}

export const stepUrl = (step: CheckoutStep): string => `/checkout/${step}`

/** The checkout step of a path. */
export const findStep = (pathname: string): CheckoutStep | undefined =>
  checkoutSteps.find((step) => pathname === stepUrl(step))
