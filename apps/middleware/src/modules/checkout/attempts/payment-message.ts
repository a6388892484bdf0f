/** Reason code → message for the customer. */
const reasons: Record<string, string> = {
  declined: 'Your bank declined this card. Try another card or payment method.',
  'insufficient-funds': 'This card has insufficient funds. Try another card or payment method.',
  'expired-card': 'This card has expired. Please use another one.',
  'wrong-code': 'The security code doesn’t match this card. Check it and enter the card again.',
  'check-failed': 'Your bank didn’t confirm the payment. Please try again or use another card.',
  'token-unknown': 'We no longer have this card. Please enter it again.',
  'loan-declined': 'Citizen Pay didn’t approve this purchase. Choose another payment method.',
  'terms-not-allowed':
    'Your account can’t buy on terms right now. Choose another payment method or contact your store.',
  expired: 'This payment timed out before you confirmed it. You weren’t charged; please try again.',
  unavailable: 'Payments are temporarily unavailable. You weren’t charged and your cart is saved. Please try again.',
  changed: 'Your cart changed during payment. You weren’t charged; please check the new total.',
  superseded: 'Another payment method was chosen.',
}

export const paymentMessage = (reason: string): string =>
  reasons[reason] ?? 'Your payment didn’t go through. You weren’t charged; try again or choose another payment method.'
