/** The cart with its address and shipping method. */
export const cartErrors = {
  'Cart.NothingToAdd': { status: 400, message: 'Choose what to add.' },
  'Cart.TooManyItems': { status: 400, message: 'Add up to 100 items at a time.' },
  'Cart.TooManyLines': { status: 400, message: 'A cart can hold up to 500 items. Please order these first.' },
  'Cart.UnknownProduct': { status: 404, message: 'We no longer sell this product.' },
  'Cart.Quantity': { status: 400, message: 'Enter a whole number from 1 to 100,000.' },
  'Cart.Sample': { status: 400, message: 'This sample can’t be added.' },
  'Cart.SoldOut': { status: 409, message: 'This product is sold out and won’t be restocked.' },
  'Cart.NotEnough': { status: 409, message: 'We don’t have that many in stock. Please reduce the quantity.' },
  'Cart.Coupon': { status: 400, message: 'This coupon doesn’t apply to your cart.' },
  'Cart.Empty': { status: 400, message: 'Your cart is empty.' },
  'Cart.Changed': { status: 409, message: 'Your cart has changed. Please review it before you continue.' },
  'Cart.NeedsBuy': { status: 403, message: 'You don’t have permission to place orders.' },
  'Cart.AboveLimit': {
    status: 403,
    message: 'This order is over your order limit. A team member can place it for you or raise your limit.',
  },
  'Cart.AboveMonth': {
    status: 403,
    message: 'This order would put you over your monthly limit.',
  },
  'Cart.NotReady': { status: 400, message: 'Some information is missing. Please complete it to place your order.' },
  'Address.Invalid': { status: 400, message: 'Please check the address.' },
  'Shipping.NoSuchOption': {
    status: 400,
    message: 'This shipping method is no longer available. Please choose another.',
  },
  'Shipping.NeedsAddress': { status: 400, message: 'Enter a shipping address first.' },
} as const
