import { type CheckoutStep, checkoutSteps } from '@tessera/contract/shop/constants'

export const stepTitles: Record<CheckoutStep, string> = {
  'shopping-cart': 'Cart',
  shipping: 'Shipping',
  payment: 'Payment',
  'order-review': 'Review',
}

export const stepUrl = (step: CheckoutStep): string => `/checkout/${step}`

/** The step an address belongs to. */
export const findStep = (pathname: string): CheckoutStep | undefined =>
  checkoutSteps.find((step) => pathname === stepUrl(step))
