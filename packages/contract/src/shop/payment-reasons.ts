/** Why a payment ended without a charge: the code travels in addresses and replies, the sentence is shown. */
export const paymentReasons = {
  declined: 'Your bank declined this card. Try another card or payment method.',
  'insufficient-funds': 'This card has insufficient funds. Try another card or payment method.',
  'expired-card': 'This card has expired. Please use another one.',
  'wrong-code': 'The security code doesn’t match this card. Check it and enter the card again.',
  'wrong-zip': 'The billing ZIP code doesn’t match this card. Check it and enter the card again.',
  'check-failed': 'Your bank didn’t confirm the payment. Please try again or use another card.',
  'token-unknown': 'We no longer have this card. Please enter it again.',
  'loan-declined': 'Citizen Pay didn’t approve this purchase. Choose another payment method.',
  'terms-not-allowed':
    'Your account can’t buy on terms right now. Choose another payment method or contact your store.',
  expired: 'This payment timed out before you confirmed it. You weren’t charged; please try again.',
  unavailable: 'Payments are temporarily unavailable. You weren’t charged and your cart is saved. Please try again.',
  changed: 'Your cart changed during payment. You weren’t charged; please check the new total.',
  superseded: 'Another payment method was chosen.',
  other: 'Your payment didn’t go through. You weren’t charged; try again or choose another payment method.',
} as const

type PaymentReason = keyof typeof paymentReasons

const isReason = (code: string): code is PaymentReason => Object.hasOwn(paymentReasons, code)

/** The code as the table has it; a reason of the provider that is not in it is `other`. */
export const paymentReasonOf = (reason: string | null): PaymentReason =>
  reason !== null && isReason(reason) ? reason : 'other'

/** The sentence of a code from an address; nothing for any other text. */
export const findPaymentReason = (code: string | null): string | undefined =>
  code !== null && isReason(code) ? paymentReasons[code] : undefined
