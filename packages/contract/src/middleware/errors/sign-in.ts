/** Sessions, passwords and links to set them. */
export const signInErrors = {
  'Session.Missing': { status: 401, message: 'Please sign in to continue.' },
  'Session.Expired': { status: 401, message: 'Your session has expired. Please sign in again.' },
  'Session.NotYours': { status: 403, message: 'You don’t have permission to do this.' },
  'Session.NeedsManager': {
    status: 403,
    message: 'You need permission to manage users. Ask an account manager to grant it.',
  },
  'Acting.LookOnly': {
    status: 403,
    message:
      'You opened the shop to look only. To order for this customer, open it again from the console with “Look and order”.',
  },
  'Acting.NotForOthers': { status: 403, message: 'Only the customer can do this. Ask them to sign in and do it.' },
  'Acting.NotConfigured': {
    status: 403,
    message: 'You may not act for this customer. An administrator can allow it with an impersonation configuration.',
  },
  'Acting.CodeSpent': {
    status: 401,
    message: 'This link was used or is too old. Open the shop again from the console.',
  },
  'Recording.NotOpened': {
    status: 403,
    message: 'Open this recording with a reason first. It stays open for an hour.',
  },
  'Session.SignInAgain': { status: 401, message: 'For your security, please sign in again to continue.' },
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
} as const
