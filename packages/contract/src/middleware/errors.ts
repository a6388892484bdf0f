/**
 * Every refusal of the shop's own API: a stable code, the status, and a message for shoppers that says what to do next.
 * Status names are in `status-catalog.ts`.
 */
export const shopErrors = {
  'Request.Invalid': { status: 400, message: 'Please check the marked fields.' },
  'Request.TooLarge': { status: 413, message: 'That’s too much data. Send a smaller file.' },
  'Request.ContentType': { status: 415, message: 'Send the request as application/json.' },
  'Request.TooOften': {
    status: 429,
    message: 'Too many attempts. Try again in a minute.',
  },
  'Request.Version': { status: 400, message: 'This API supports version 1.' },
  'Request.Conflict': { status: 409, message: 'This was changed by someone else. Reload and try again.' },
  'Session.Missing': { status: 401, message: 'Please sign in to continue.' },
  'Session.Expired': { status: 401, message: 'Your session has expired. Please sign in again.' },
  'Session.NotYours': { status: 403, message: 'You don’t have permission to do this.' },
  'Session.NeedsManager': {
    status: 403,
    message: 'You need permission to manage users. Ask an account manager to grant it.',
  },
  'Session.SignInAgain': { status: 401, message: 'For your security, please sign in again to continue.' },
  'Account.NeedsView': {
    status: 403,
    message: 'You don’t have permission to see your team’s orders. Ask an account manager to grant it.',
  },
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
  'Operator.State': { status: 409, message: 'This can’t be done anymore because the status has changed.' },
  'Order.NotReturnable': { status: 409, message: 'This item can’t be returned.' },
  'Billing.NobodyToAsk': {
    status: 409,
    message: 'No one else on your account can pay. Ask the person who manages users to grant permission.',
  },
  'Document.FormatNotOffered': { status: 400, message: 'This format isn’t available.' },
  'Document.TooMany': { status: 413, message: 'That’s too many documents. Narrow the filters.' },
  NotFound: { status: 404, message: 'We couldn’t find that.' },
  'Server.Failed': { status: 500, message: 'Something went wrong, please try again' },
  'Server.Upstream': { status: 502, message: 'A service we rely on didn’t respond. Please try again in a moment.' },
  'Server.Busy': { status: 503, message: 'The store is busy right now. Please try again in a moment.' },
  'Store.ZipMalformed': { status: 400, message: 'Enter a 5-digit ZIP code, for example 60540.' },
  'Store.ZipUnknown': { status: 404, message: 'We don’t recognize this ZIP code. Check it or try one nearby.' },
  'Auth.WrongCredentials': { status: 401, message: 'The email address or password is incorrect.' },
  'Auth.LockedOut': {
    status: 403,
    message: 'Too many sign-in attempts. Wait a few minutes, or reset your password.',
  },
  'Auth.LockedByManager': {
    status: 403,
    message: 'An account manager has locked your access. Ask them to unlock it.',
  },
  'Auth.NotActivated': {
    status: 403,
    message:
      'Your account isn’t activated yet. Use the link in our email, or select "Forgot password" to get a new one.',
  },
  'Auth.PasswordExpired': { status: 403, message: 'Your password has expired. Please choose a new one.' },
  'Auth.LinkInvalid': {
    status: 400,
    message: 'This link isn’t valid. Use the link in our latest email, or request a new one.',
  },
  'Auth.LinkExpired': { status: 400, message: 'This link has expired. Please request a new one.' },
  'Auth.LinkUsed': { status: 400, message: 'This link has already been used. Please sign in.' },
  'Auth.EnvelopeInvalid': { status: 400, message: 'This envelope can’t be opened.' },
  'Auth.NotFromPages': {
    status: 403,
    message: 'This sign-in is for API clients. Please use the sign-in page.',
  },
  'Auth.NeedsHttps': { status: 403, message: 'Sign-in requires a secure connection.' },
  'User.EmailTaken': { status: 409, message: 'There’s already an account with this email address.' },
  'User.Self': { status: 409, message: 'You can’t do this to your own account. Ask another manager.' },
  'User.LastManager': {
    status: 409,
    message: 'This is the only person who can manage users. Give someone else that permission first.',
  },
  'User.OpenBusiness': {
    status: 409,
    message: 'You still have an open order or invoice. Wait for the order to arrive, or pay the invoice first.',
  },
  'User.RightNotHeld': { status: 403, message: 'You can only grant permissions you have.' },
  'User.NotLinked': {
    status: 400,
    message: 'We couldn’t find an account with these details. Any store can help.',
  },
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
  'Billing.ProOnly': {
    status: 403,
    message: 'Invoices and statements are for Pro Accounts. Your orders and receipts are under Orders.',
  },
  'Billing.NeedsView': {
    status: 403,
    message: 'You don’t have access to billing. An account manager can grant it.',
  },
  'Billing.NeedsPay': {
    status: 403,
    message: 'You need permission to pay invoices. An account manager can grant it.',
  },
  'Billing.NothingOpen': { status: 409, message: 'This document has no open balance.' },
  'Billing.BeingPaid': {
    status: 409,
    message: 'A team member is paying this document right now. Check again in a few minutes.',
  },
  'Billing.TooMuch': { status: 409, message: 'This amount is more than the open balance.' },
  'Billing.Changed': {
    status: 409,
    message: 'The balance has changed. You weren’t charged; please check the new total.',
  },
  'Billing.NotPayable': { status: 400, message: 'This document is a credit. Apply it to an invoice instead.' },
  'Billing.NoRefund': { status: 409, message: 'This credit can’t be refunded. Apply it to your next invoice.' },
  'Billing.KeyUsed': {
    status: 409,
    message: 'This payment was already submitted with other documents. Please start over.',
  },
  'Rewards.ProOnly': { status: 403, message: 'Rewards are for Pro Accounts. Any store can help you open one.' },
  'Rewards.NeedsView': {
    status: 403,
    message: 'You don’t have access to the whole account. An account manager can grant it.',
  },
  'Rewards.NotEnough': { status: 409, message: 'You don’t have that many points available.' },
  'Form.NotSolved': {
    status: 400,
    message: 'We couldn’t verify that you’re human yet. Please submit the form again.',
  },
  'Form.LinkInvalid': {
    status: 400,
    message: 'This link isn’t valid. Use the link in our latest email, or fill out the form again.',
  },
  'Form.LinkExpired': {
    status: 400,
    message: 'This link has expired. Fill out the form again to get a new one.',
  },
  'Form.LinkUsed': { status: 400, message: 'This link has already been used. Please request a new one.' },
  'Certificate.TooBig': { status: 413, message: 'This file is larger than 8 MB. Choose a smaller one.' },
  'Certificate.Kind': { status: 415, message: 'Choose a PDF, JPEG, PNG or WebP file.' },
  'Certificate.Broken': { status: 400, message: 'We can’t read this file. Choose another one.' },
  'Certificate.Active': {
    status: 400,
    message: 'We can’t accept PDFs with scripts or attachments. Print it to a new PDF, or send a photo.',
  },
  'Certificate.Encrypted': {
    status: 400,
    message: 'This PDF is password protected. Print it to a new PDF, or send a photo.',
  },
  'Photo.TooBig': { status: 413, message: 'This photo is larger than 8 MB. Choose a smaller one.' },
  'Photo.Kind': { status: 415, message: 'Choose a JPEG, PNG or WebP photo.' },
  'Photo.Broken': { status: 400, message: 'We can’t read this photo. Choose another one.' },
  'Pdf.TooBig': { status: 413, message: 'This file is larger than 8 MB. Choose a smaller one.' },
  'Pdf.Kind': { status: 415, message: 'Choose a JPEG, PNG, WebP or PDF file.' },
  'Pdf.Broken': { status: 400, message: 'We can’t read this PDF. Choose another one.' },
  'Pdf.Active': {
    status: 400,
    message: 'We can’t accept PDFs with scripts or attachments. Print it to a new PDF and send that.',
  },
  'Pdf.Encrypted': {
    status: 400,
    message: 'This PDF is password protected. Print it to a new PDF and send that.',
  },
  'Form.SlotTaken': { status: 409, message: 'This time is no longer available. Please choose another.' },
  'Project.Stale': {
    status: 409,
    message:
      'This project was changed by someone else while you had it open. Here’s the current version; your change wasn’t saved.',
  },
  'Project.TooMuch': {
    status: 400,
    message: 'A project can hold up to 60 rooms and 500 items. Please start another one.',
  },
  'Project.Empty': { status: 400, message: 'There’s nothing to quote yet. Add products first.' },
  'Quote.State': { status: 409, message: 'This quote’s status has changed. Reload the page.' },
  'Quote.Superseded': {
    status: 409,
    message: 'There’s a newer offer. Please review it before you decide.',
  },
  'Quote.Expired': { status: 409, message: 'This offer has expired. Request a renewal in one click.' },
  'Quote.NeedsBuy': {
    status: 403,
    message: 'You need permission to place orders to accept a quote. Ask an account manager to grant it.',
  },
  'Quote.AboveLimit': {
    status: 403,
    message: 'This quote is over your order limit. An account manager can accept it or raise your limit.',
  },
  'Quote.AboveMonth': {
    status: 403,
    message: 'This quote would put you over your monthly limit.',
  },
  'Quote.ItemsGone': {
    status: 409,
    message: 'Some items in this offer are no longer available. Please request a change.',
  },
  'Quote.Differences': {
    status: 409,
    message: 'Stock has changed since the offer. Please review and confirm the differences.',
  },
  'Quote.CreditExceeded': {
    status: 409,
    message: 'This order exceeds your account’s available credit. Pay open invoices first, or contact your store.',
  },
  'Proposal.ProOnly': { status: 403, message: 'Proposals are for Pro Accounts.' },
  'Proposal.NoOffer': { status: 409, message: 'There’s no offer yet. A proposal is based on an offer’s prices.' },
  'Proposal.NotSaved': { status: 409, message: 'Save the proposal first.' },
  'Proposal.LinkInvalid': {
    status: 400,
    message: 'This link doesn’t work. Ask the sender for a new one.',
  },
  'Proposal.LinkExpired': {
    status: 400,
    message: 'This link has expired. Ask the sender for a new one.',
  },
  'Sheet.Stale': {
    status: 409,
    message: 'This selection sheet changed while you had it open. Here’s the current version; please review it.',
  },
  'Sheet.ReadOnly': {
    status: 403,
    message: 'Your store created this sheet. Copy it to make changes.',
  },
  'Sheet.State': { status: 409, message: 'This selection sheet’s status has changed. Reload the page.' },
  'Sheet.Empty': { status: 400, message: 'This sheet is empty. Add products first.' },
  'Sheet.LinkInvalid': {
    status: 400,
    message: 'This link doesn’t work. Ask the sender for a new one.',
  },
  'Sheet.LinkExpired': {
    status: 400,
    message: 'This link has expired. Ask the sender for a new one.',
  },
  'Review.Own': { status: 409, message: 'You can’t vote on your own review.' },
  'Stock.Here': { status: 409, message: 'We have that many in stock. You can order now.' },
  'Stock.Gone': {
    status: 409,
    message: 'This product won’t be restocked. See similar products on its page.',
  },
  'Sheet.Signed': { status: 409, message: 'This selection sheet is signed. Leave a comment to request changes.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ShopErrorCode = keyof typeof shopErrors
