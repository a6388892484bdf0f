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
  'Approval.NeedsRight': { status: 403, message: 'You don’t have permission to approve orders.' },
  'Approval.NotWaiting': { status: 409, message: 'This order isn’t waiting for approval anymore.' },
  'Approval.OwnOrder': { status: 403, message: 'You can’t approve your own order.' },
  'Approval.SoldOut': {
    status: 409,
    message: 'Some of this order is sold out by now. Decline it and ask for a new order.',
  },
  'Approval.Refused': { status: 409, message: 'This order can’t be approved as it is.' },
  'Approval.CardRefused': {
    status: 409,
    message:
      'The card authorization expired and the bank refused a new one. Decline the order and ask for another payment method.',
  },
  'Approval.PaymentUnavailable': {
    status: 503,
    message: 'We couldn’t reach the payment provider. Nothing was approved; please try again in a minute.',
  },
  'Counter.NotReady': { status: 409, message: 'This order can’t be placed yet.' },
  'Counter.NeedsPriceRight': {
    status: 403,
    message:
      'You need permission to agree on another price (OverrideUnitPrice). Ask someone who has it to save this order.',
  },
  'Counter.Placed': { status: 409, message: 'This order is placed already. Open it to see or change it.' },
  'Counter.TotalChanged': {
    status: 409,
    message: 'The total has changed since you saw it. Look at it again, then place the order.',
  },
  'Cart.AtCounter': {
    status: 409,
    message: 'Your store is preparing this order for you. Please ask them to place it.',
  },
  'Operator.State': { status: 409, message: 'This can’t be done anymore because the status has changed.' },
} as const
