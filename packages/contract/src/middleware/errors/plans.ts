/** Projects, quotes, proposals and selection sheets. */
export const planErrors = {
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
  'Proposal.Stale': {
    status: 409,
    message: 'This proposal changed while you had it open. Here’s the current version; please review it.',
  },
  'Proposal.Signed': { status: 409, message: 'This proposal is signed. Leave a comment to request changes.' },
  'Proposal.Expired': {
    status: 409,
    message: 'The prices of this proposal have expired. Ask for a new version.',
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
  'Sheet.Signed': { status: 409, message: 'This selection sheet is signed. Leave a comment to request changes.' },
} as const
