/** Changes and returns of orders. */
export const orderErrors = {
  'Order.NotCancellable': {
    status: 409,
    message: 'This order can’t be canceled online anymore. Please call your store.',
  },
  'Order.NotChangeable': {
    status: 409,
    message: 'This order can’t be changed online anymore. Please call your store.',
  },
  'Order.NotExtendable': { status: 409, message: 'You can’t add to this order anymore. Please place a new order.' },
  'Order.AdditionChanged': {
    status: 409,
    message: 'The price has changed. Please review it before you add this item.',
  },
  'Order.CreditExceeded': {
    status: 409,
    message: 'This exceeds your account’s available credit. Pay open invoices first, or contact your store.',
  },
  'Order.NotReturnable': { status: 409, message: 'This item can’t be returned.' },
  'Operator.State': { status: 409, message: 'This can’t be done anymore because the status has changed.' },
} as const
