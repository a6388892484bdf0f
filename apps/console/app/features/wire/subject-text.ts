import { fieldLabel } from '../../generic/labels.ts'

/** Last parts of the addresses of services that requests wait for. */
const waitedCalls: Readonly<Record<string, string>> = {
  shippingrates: 'Shipping rates',
  ordercalculate: 'Order calculation',
  ordersubmit: 'Order was submitted',
  ordersubmitforapproval: 'Order needs approval',
  orderapproved: 'Order was approved',
  calculateorderreturn: 'Return calculation',
  addtocart: 'Product for the cart',
  promotions: 'Prices of promotions',
  createuser: 'New user at sign-in',
  syncuser: 'User at sign-in',
  login: 'Sign-in',
  success: 'Order of a subscription',
  failure: 'Failed order of a subscription',
}

/** `OrderReturnSubmittedForYourApproval` → `Order return submitted for your approval`; `Orders.Submit` → `Orders: submit`. */
export function subjectText(subject: string): string {
  if (Object.hasOwn(waitedCalls, subject)) return waitedCalls[subject] ?? subject
  const [tag = '', name] = subject.split('.')
  return name ? `${fieldLabel(tag)}: ${fieldLabel(name).toLowerCase()}` : fieldLabel(tag)
}
