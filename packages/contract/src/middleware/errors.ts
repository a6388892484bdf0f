/**
 * Every refusal of the shop's own API: a stable code, the status, and words a shopper can read. What the status means
 * is the specification's catalogue (`status-catalogue.ts`); what to do next stands in the sentence.
 */
export const shopErrors = {
  'Request.Invalid': { status: 400, message: 'Please check the marked fields.' },
  'Request.TooLarge': { status: 413, message: 'That is too much at once. Please send less.' },
  'Request.TooOften': {
    status: 429,
    message: 'That was too often in a short time. Please wait a little and try again.',
  },
  'Request.Version': { status: 400, message: 'This address speaks version 1.' },
  'Request.Conflict': { status: 409, message: 'Somebody changed this meanwhile. Please reload and try again.' },
  'Session.Missing': { status: 401, message: 'Please sign in to go on.' },
  'Session.Expired': { status: 401, message: 'Your session has ended. Please sign in again.' },
  'Session.NotYours': { status: 403, message: 'You do not have the right to do this.' },
  'Session.NeedsManager': {
    status: 403,
    message: 'This needs the right to manage users. Ask a manager of your account to grant it.',
  },
  'Session.SignInAgain': { status: 401, message: 'For your safety, please sign in again before you do this.' },
  NotFound: { status: 404, message: 'We could not find that.' },
  'Server.Failed': { status: 500, message: 'Something went wrong, please try again' },
  'Server.Upstream': { status: 502, message: 'A service we rely on did not answer. Please try again in a moment.' },
  'Server.Busy': { status: 503, message: 'The shop is busy. Please try again in a moment.' },
  'Store.ZipMalformed': { status: 400, message: 'A ZIP code has five digits, such as 60540.' },
  'Store.ZipUnknown': { status: 404, message: 'We do not know this ZIP code. Please check it, or try one nearby.' },
  'Auth.WrongCredentials': { status: 401, message: 'The e-mail address or the password is not right.' },
  'Auth.LockedOut': {
    status: 403,
    message: 'There were too many tries with this account. Please wait a few minutes, or choose a new password.',
  },
  'Auth.LockedByManager': {
    status: 403,
    message: 'A manager of your account has locked your access. Please ask them to unlock it.',
  },
  'Auth.NotActivated': {
    status: 403,
    message:
      'Your account is not activated yet. Use the link in our letter, or ask for a new one by "Forgot password".',
  },
  'Auth.PasswordExpired': { status: 403, message: 'Your password is too old. Please choose a new one.' },
  'Auth.LinkInvalid': {
    status: 400,
    message: 'This link is not valid. Please use the newest letter, or ask for a new one.',
  },
  'Auth.LinkExpired': { status: 400, message: 'This link is older than two hours. Please ask for a new one.' },
  'Auth.LinkUsed': { status: 400, message: 'This link was used already. Please sign in.' },
  'Auth.EnvelopeInvalid': { status: 400, message: 'This envelope cannot be opened.' },
  'Auth.NotFromPages': {
    status: 403,
    message: 'Signing in by address is for programs. Please use the form of the shop.',
  },
  'Auth.NeedsHttps': { status: 403, message: 'Signing in needs a secure connection.' },
  'User.EmailTaken': { status: 409, message: 'Somebody with this e-mail address has an account already.' },
  'User.Self': { status: 409, message: 'You cannot do this to yourself. Please ask another manager.' },
  'User.LastManager': {
    status: 409,
    message: 'This is the last person who may manage users. Give somebody else that right first.',
  },
  'User.RightNotHeld': { status: 403, message: 'You can only give rights that you have yourself.' },
  'User.NotLinked': {
    status: 400,
    message: 'Customer number, phone number and e-mail address do not fit one account of ours. Any store can help.',
  },
  'Cart.NothingToAdd': { status: 400, message: 'Please choose what to add.' },
  'Cart.TooManyItems': { status: 400, message: 'Please add at most 100 items at once.' },
  'Cart.TooManyLines': { status: 400, message: 'A cart may hold 500 lines. Please order these first.' },
  'Cart.UnknownProduct': { status: 404, message: 'We no longer sell this product.' },
  'Cart.Quantity': { status: 400, message: 'Please choose a whole quantity from 1 to 100,000.' },
  'Cart.Sample': { status: 400, message: 'This sample cannot be added.' },
  'Cart.SoldOut': { status: 409, message: 'This product is sold out and will not come back.' },
  'Cart.NotEnough': { status: 409, message: 'We do not have that many. Please lower the quantity.' },
  'Cart.Coupon': { status: 400, message: 'This coupon cannot be used on this cart.' },
  'Cart.Empty': { status: 400, message: 'Your cart is empty.' },
  'Cart.Changed': { status: 409, message: 'Your cart changed meanwhile. Please look at it again before you go on.' },
  'Cart.NotReady': { status: 400, message: 'Something is missing before the order can be placed.' },
  'Address.Invalid': { status: 400, message: 'Please check the address.' },
  'Shipping.NoSuchOption': { status: 400, message: 'This way of shipping is no longer offered. Please choose again.' },
  'Shipping.NeedsAddress': { status: 400, message: 'Please say where it goes first.' },
  'Payment.RequestUnknown': { status: 400, message: 'This card form is too old. Please reload it and try again.' },
  'Payment.RequestUsed': { status: 409, message: 'This card form was used already. Please reload it.' },
  'Payment.CardUnknown': { status: 400, message: 'We do not have this card. Please enter it again.' },
  'Payment.ReferenceUnknown': { status: 400, message: 'We do not know this application. Please apply again.' },
  'Payment.MethodNotAllowed': {
    status: 403,
    message: 'This way to pay is not open to you. Please choose another one.',
  },
  'Payment.NoCart': { status: 409, message: 'There is nothing to pay for: your cart is empty.' },
  'Payment.CartChanged': {
    status: 409,
    message: 'Your cart changed while it was being paid for. Nothing was charged; please check the new total.',
  },
  'Payment.ProviderDown': {
    status: 503,
    message: 'Cards do not get through at the moment. Nothing was charged and your cart is kept; please try again.',
  },
  'Payment.NoticeRefused': { status: 401, message: 'This notice is not from the provider, or it is too old.' },
  'Form.NotSolved': {
    status: 400,
    message: 'Please wait until the check that you are a person is done, and send the form again.',
  },
  'Form.LinkInvalid': {
    status: 400,
    message: 'This link is not valid. Please use the newest letter, or fill in the form again.',
  },
  'Form.LinkExpired': { status: 400, message: 'This link has ended. Please fill in the form again to get a new one.' },
  'Form.LinkUsed': { status: 400, message: 'This link was used already. Please ask for a new one.' },
  'Form.SlotTaken': { status: 409, message: 'This time is no longer free. Please choose another one.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ShopErrorCode = keyof typeof shopErrors
