/**
 * Every refusal of the shop's own API: a stable code, the status, and words a shopper can read. What the status means
 * is the specification's catalogue (`status-catalogue.ts`); what to do next stands in the sentence.
 */
export const shopErrors = {
  'Request.Invalid': { status: 400, message: 'Please check the marked fields.' },
  'Request.TooLarge': { status: 413, message: 'That file is too large. Please send less.' },
  'Request.ContentType': { status: 415, message: 'This address reads JSON. Please send application/json.' },
  'Request.TooOften': {
    status: 429,
    message: 'That was too often in a short time. Please wait a moment and try again.',
  },
  'Request.Version': { status: 400, message: 'This address speaks version 1.' },
  'Request.Conflict': { status: 409, message: 'Somebody changed this meanwhile. Please reload and try again.' },
  'Session.Missing': { status: 401, message: 'Please sign in to go on.' },
  'Session.Expired': { status: 401, message: 'Your session has expired. Please sign in again.' },
  'Session.NotYours': { status: 403, message: 'You do not have the right to do this.' },
  'Session.NeedsManager': {
    status: 403,
    message: 'This needs the right to manage users. Ask a manager of your account to grant it.',
  },
  'Session.SignInAgain': { status: 401, message: 'For your safety, please sign in again before you do this.' },
  'Account.NeedsView': {
    status: 403,
    message:
      'Seeing all orders of the account needs the right account-view. Ask a manager of your account to grant it.',
  },
  'Order.NotCancellable': {
    status: 409,
    message: 'This order can no longer be canceled here. Please call your store.',
  },
  'Order.NotChangeable': { status: 409, message: 'This order can no longer be changed here. Please call your store.' },
  'Order.NotExtendable': { status: 409, message: 'Nothing can be added to this order any more. Please place another.' },
  'Order.AdditionChanged': {
    status: 409,
    message: 'The price has changed since you looked. Please look again before you add it.',
  },
  'Order.CreditExceeded': {
    status: 409,
    message: 'This is above the free credit of your account. Please pay open invoices first, or ask your store.',
  },
  'Operator.State': { status: 409, message: 'This cannot be done any more: it has gone on since.' },
  'Order.NotReturnable': { status: 409, message: 'This cannot be taken back.' },
  'Billing.NobodyToAsk': {
    status: 409,
    message: 'Nobody else of your account may pay. Ask whoever manages its users to grant the right.',
  },
  'Document.FormatNotOffered': { status: 400, message: 'This format is not offered.' },
  'Document.TooMany': { status: 413, message: 'That file is too large. Please narrow the filters.' },
  NotFound: { status: 404, message: 'We could not find that.' },
  'Server.Failed': { status: 500, message: 'Something went wrong, please try again' },
  'Server.Upstream': { status: 502, message: 'A service we rely on did not answer. Please try again in a moment.' },
  'Server.Busy': { status: 503, message: 'The shop is busy. Please try again in a moment.' },
  'Store.ZipMalformed': { status: 400, message: 'Enter a 5-digit ZIP code, for example 60540.' },
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
  'Auth.PasswordExpired': { status: 403, message: 'Your password has expired. Please choose a new one.' },
  'Auth.LinkInvalid': {
    status: 400,
    message: 'This link isn’t valid. Please use the newest letter, or ask for a new one.',
  },
  'Auth.LinkExpired': { status: 400, message: 'This link has expired. Please ask for a new one.' },
  'Auth.LinkUsed': { status: 400, message: 'This link has already been used. Please sign in.' },
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
  'User.OpenBusiness': {
    status: 409,
    message: 'Something is still open: an order on its way, or an invoice. Please wait for it, or pay it first.',
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
  'Cart.NeedsBuy': { status: 403, message: 'Placing orders needs the right to buy, which you do not have.' },
  'Cart.AboveLimit': {
    status: 403,
    message: 'This order is above your order limit. A colleague can order it for you, or raise the limit.',
  },
  'Cart.AboveMonth': {
    status: 403,
    message: 'With this order you would spend more than your limit for this month.',
  },
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
    message: 'Card service is temporarily unavailable. Nothing was charged and your cart is kept; please try again.',
  },
  'Payment.NoticeRefused': { status: 401, message: 'This notice is not from the provider, or it is too old.' },
  'Payment.CardNotOwn': {
    status: 403,
    message: 'A colleague shares this card with you. Only they can say who pays with it.',
  },
  'Payment.CardNeedsPay': {
    status: 403,
    message: 'Sharing a card with the account needs the right to pay bills.',
  },
  'Payment.CardInUse': {
    status: 409,
    message: 'An open order stands on this card. It can be removed once the order is done.',
  },
  'Billing.ProOnly': {
    status: 403,
    message: 'Invoices and statements are for Pro Accounts. Your orders and receipts are under Orders.',
  },
  'Billing.NeedsView': {
    status: 403,
    message: 'This needs the right to see billing. A manager of your account can grant it.',
  },
  'Billing.NeedsPay': {
    status: 403,
    message: 'This needs the right to pay invoices. A manager of your account can grant it.',
  },
  'Billing.NothingOpen': { status: 409, message: 'There is nothing open on this document any more.' },
  'Billing.BeingPaid': {
    status: 409,
    message: 'A colleague is paying this document just now. Please look again in a few minutes.',
  },
  'Billing.TooMuch': { status: 409, message: 'This is more than is open on the document. Please look again.' },
  'Billing.Changed': {
    status: 409,
    message: 'What is open changed meanwhile. Nothing was charged; please check the new total.',
  },
  'Billing.NotPayable': { status: 400, message: 'This document is a credit: it is used, not paid.' },
  'Billing.NoRefund': { status: 409, message: 'This credit is not paid out. It is used with your next invoice.' },
  'Billing.KeyUsed': { status: 409, message: 'This payment was sent before with other documents. Please start again.' },
  'Rewards.ProOnly': { status: 403, message: 'Rewards are for Pro Accounts. Any store can open one.' },
  'Rewards.NeedsView': {
    status: 403,
    message: 'This needs the right to see the whole account. A manager of your account can grant it.',
  },
  'Rewards.NotEnough': { status: 409, message: 'There are not that many points available.' },
  'Form.NotSolved': {
    status: 400,
    message: 'Please wait until the check that you are a person is done, and send the form again.',
  },
  'Form.LinkInvalid': {
    status: 400,
    message: 'This link isn’t valid. Please use the newest letter, or fill in the form again.',
  },
  'Form.LinkExpired': {
    status: 400,
    message: 'This link has expired. Please fill in the form again to get a new one.',
  },
  'Form.LinkUsed': { status: 400, message: 'This link has already been used. Please ask for a new one.' },
  'Certificate.TooBig': { status: 413, message: 'This file is bigger than 8 MB. Please choose a smaller one.' },
  'Certificate.Kind': { status: 415, message: 'Please choose a PDF, or a picture as JPEG, PNG or WebP.' },
  'Certificate.Broken': { status: 400, message: 'This file cannot be read. Please choose another one.' },
  'Certificate.Active': {
    status: 400,
    message:
      'This PDF holds scripts or other files, which we do not take. Please print it to a new PDF, or send a photo.',
  },
  'Certificate.Encrypted': {
    status: 400,
    message: 'This PDF is protected by a password. Please print it to a new PDF, or send a photo.',
  },
  'Photo.TooBig': { status: 413, message: 'This photo is bigger than 8 MB. Please choose a smaller one.' },
  'Photo.Kind': { status: 415, message: 'Please choose a photo as JPEG, PNG or WebP.' },
  'Photo.Broken': { status: 400, message: 'This photo cannot be read. Please choose another one.' },
  'Pdf.TooBig': { status: 413, message: 'This file is bigger than 8 MB. Please choose a smaller one.' },
  'Pdf.Kind': { status: 415, message: 'Please choose a photo as JPEG, PNG or WebP, or a PDF.' },
  'Pdf.Broken': { status: 400, message: 'This PDF cannot be read. Please choose another one.' },
  'Pdf.Active': {
    status: 400,
    message: 'This PDF has scripts or other files in it. Please print it to a new PDF and send that.',
  },
  'Pdf.Encrypted': {
    status: 400,
    message: 'This PDF is protected by a password. Please print it to a new PDF and send that.',
  },
  'Form.SlotTaken': { status: 409, message: 'This time is no longer free. Please choose another one.' },
  'Project.Stale': {
    status: 409,
    message:
      'Somebody changed this project while you had it open. Here is how it stands now; your change was not made.',
  },
  'Project.TooMuch': { status: 400, message: 'A project may hold 60 rooms and 500 items. Please begin another one.' },
  'Project.Empty': { status: 400, message: 'There is nothing to ask for yet. Please add products first.' },
  'Quote.State': { status: 409, message: 'This quote is not in a state to do that. Please reload it.' },
  'Quote.Superseded': {
    status: 409,
    message: 'There is a newer offer. Please look at it before you decide.',
  },
  'Quote.Expired': { status: 409, message: 'This offer has ended. Ask us to renew it; that takes one click.' },
  'Quote.NeedsBuy': {
    status: 403,
    message: 'Accepting a quote needs the right to buy. Ask a manager of your account to grant it.',
  },
  'Quote.AboveLimit': {
    status: 403,
    message: 'This quote is above your order limit. A manager of your account can accept it, or raise the limit.',
  },
  'Quote.AboveMonth': {
    status: 403,
    message: 'With this quote you would order more than your limit for this month.',
  },
  'Quote.ItemsGone': {
    status: 409,
    message: 'We no longer have all of this offer. Please ask for a change.',
  },
  'Quote.Differences': {
    status: 409,
    message: 'Stock has changed since the offer. Please look at the differences and confirm them.',
  },
  'Quote.CreditExceeded': {
    status: 409,
    message: 'This order is above the free credit of your account. Please pay open invoices first, or ask your store.',
  },
  'Proposal.ProOnly': { status: 403, message: 'Proposals are for pro accounts.' },
  'Proposal.NoOffer': { status: 409, message: 'There is no offer yet. A proposal stands on the prices of one.' },
  'Proposal.NotSaved': { status: 409, message: 'Please save the proposal first.' },
  'Proposal.LinkInvalid': {
    status: 400,
    message: 'This link doesn’t work. Please ask whoever sent it to you for a new one.',
  },
  'Proposal.LinkExpired': {
    status: 400,
    message: 'This link has expired. Please ask whoever sent it to you for a new one.',
  },
  'Sheet.Stale': {
    status: 409,
    message: 'This selection sheet changed while you had it open. Here is how it stands now; please look at it again.',
  },
  'Sheet.ReadOnly': {
    status: 403,
    message: 'This sheet was made by your store. Copy it to make changes of your own.',
  },
  'Sheet.State': { status: 409, message: 'This selection sheet is not in a state to do that. Please reload it.' },
  'Sheet.Empty': { status: 400, message: 'There is nothing on this sheet yet. Please add products first.' },
  'Sheet.LinkInvalid': {
    status: 400,
    message: 'This link doesn’t work. Please ask whoever sent it to you for a new one.',
  },
  'Sheet.LinkExpired': {
    status: 400,
    message: 'This link has expired. Please ask whoever sent it to you for a new one.',
  },
  'Review.Own': { status: 409, message: 'This review is your own.' },
  'Stock.Here': { status: 409, message: 'We have that many today. You can order them now.' },
  'Stock.Gone': {
    status: 409,
    message: 'This product will not come back. There is something close to it on its page.',
  },
  'Sheet.Signed': { status: 409, message: 'This selection sheet is signed. Ask for changes by a comment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ShopErrorCode = keyof typeof shopErrors
