/** Payments in the checkout and saved cards. */
export const paymentErrors = {
  'Payment.RequestUnknown': { status: 400, message: 'This card form has expired. Reload the page and try again.' },
  'Payment.RequestUsed': { status: 409, message: 'This card form was already used. Reload the page.' },
  'Payment.CardUnknown': { status: 400, message: 'We couldn’t find this card. Please enter it again.' },
  'Payment.ReferenceUnknown': { status: 400, message: 'We couldn’t find this application. Please apply again.' },
  'Payment.MethodNotAllowed': {
    status: 403,
    message: 'This payment method isn’t available on your account. Please choose another.',
  },
  'Payment.NoCart': { status: 409, message: 'Your cart is empty.' },
  'Payment.CartChanged': {
    status: 409,
    message: 'Your cart changed during payment. You weren’t charged; please check the new total.',
  },
  'Payment.ProviderDown': {
    status: 503,
    message: 'Card service is temporarily unavailable. You weren’t charged and your cart is saved. Please try again.',
  },
  'Payment.NoticeRefused': { status: 401, message: 'This notice isn’t from the payment provider, or it has expired.' },
  'Payment.CardNotOwn': {
    status: 403,
    message: 'A team member shared this card with you. Only they can change who uses it.',
  },
  'Payment.CardNeedsPay': {
    status: 403,
    message: 'You need permission to pay bills to share a card with the account.',
  },
  'Payment.CardInUse': {
    status: 409,
    message: 'This card is used on an open order. You can remove it once the order is complete.',
  },
} as const
