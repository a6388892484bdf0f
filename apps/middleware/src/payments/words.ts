/** Why a payment did not work, and what to do about it. */
const reasons: Record<string, string> = {
  declined: 'Your bank declined this card. Please try another card or another way to pay.',
  'insufficient-funds': 'There is not enough money on this card. Please try another card or another way to pay.',
  'expired-card': 'This card has expired. Please use another one.',
  'wrong-code': 'The security code does not fit this card. Please check it and enter the card again.',
  'check-failed': 'Your bank did not confirm the payment. Please try again or use another card.',
  'token-unknown': 'We no longer have this card. Please enter it again.',
  'loan-declined': 'Citizen Pay did not approve this purchase. Please choose another way to pay.',
  'terms-not-allowed':
    'Your account cannot buy on terms at present. Please choose another way to pay, or ask your store.',
  expired: 'The time to confirm this payment has run out. Nothing was charged; please try again.',
  unavailable:
    'Payments do not get through at the moment. Nothing was charged and your cart is kept; please try again.',
  changed: 'Your cart changed while it was being paid for. Nothing was charged; please check the new total.',
  superseded: 'Another way to pay was chosen.',
}

export const wordsFor = (reason: string): string =>
  reasons[reason] ?? 'The payment did not work. Nothing was charged; please try again or choose another way to pay.'
