interface Problem {
  title: string
  action?: { label: string; href: string }
}

const newPassword = { label: 'Choose a new password', href: '/forgot-password' }

/** By the shop's code. An unknown name and a wrong password are one and the same. */
export const signInProblems: Record<string, Problem> = {
  'Auth.WrongCredentials': { title: 'We could not sign you in' },
  'Auth.LockedOut': { title: 'Too many tries', action: newPassword },
  'Auth.LockedByManager': { title: 'Your access is locked' },
  'Auth.NotActivated': {
    title: 'Your account is not activated yet',
    action: { label: 'Send the letter again', href: '/forgot-password' },
  },
  'Auth.PasswordExpired': { title: 'Your password is too old', action: newPassword },
  'Request.TooOften': { title: 'Please wait a little' },
}
