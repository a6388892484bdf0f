/** Users of an account and their permissions. */
export const userErrors = {
  'Account.NeedsView': {
    status: 403,
    message: 'You don’t have permission to see your team’s orders. Ask an account manager to grant it.',
  },
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
} as const
