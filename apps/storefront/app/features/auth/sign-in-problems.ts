interface SignInProblemText {
  title: string
  action?: { label: string; href: string }
}

const newPassword = { label: 'Choose a new password', href: '/forgot-password' }

/** By error code. An unknown address and a wrong password give the same message. */
export const signInProblems: Record<string, SignInProblemText> = {
  'Auth.WrongCredentials': { title: 'We couldn’t sign you in' },
  'Auth.LockedOut': { title: 'Too many attempts', action: newPassword },
  'Auth.LockedByManager': { title: 'Your account is locked' },
  'Auth.NotActivated': {
    title: 'Your account isn’t activated yet',
    action: { label: 'Resend the email', href: '/forgot-password' },
  },
  'Auth.PasswordExpired': { title: 'Your password has expired', action: newPassword },
  'Request.TooOften': { title: 'Please wait a moment' },
}
