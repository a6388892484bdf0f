import type { Email } from '../../../kit/email/queue-email.ts'

interface Reader {
  email: string
  firstName: string
}

/** Adds the greeting and signature shared by all account emails. */
export const accountEmail = (template: string, to: Reader, subject: string, lines: readonly string[]): Email => ({
  template,
  to: to.email,
  subject,
  body: [`Hello ${to.firstName},`, ...lines, 'Your Tessera team'].join('\n\n'),
})

const linkNotice = 'This link works once and expires in two hours. Only the link in the latest email works.'
const notYou = 'If this wasn’t you, you can ignore this email.'

export interface AccountLinks {
  activation: string
  reset: string
  signIn: string
  forgot: string
}

/** Storefront pages the emails link to. */
export const linksOf = (publicUrl: string, secret = ''): AccountLinks => ({
  activation: `${publicUrl}/activate?token=${secret}`,
  reset: `${publicUrl}/reset-password?token=${secret}`,
  signIn: `${publicUrl}/sign-in`,
  forgot: `${publicUrl}/forgot-password`,
})

export const activationEmail = (to: Reader, { activation }: AccountLinks, extraLines: readonly string[] = []): Email =>
  accountEmail('activation', to, 'Activate your Tessera account', [
    'Thanks for creating an account. Activate it here:',
    activation,
    ...extraLines,
    linkNotice,
    notYou,
  ])

export const invitationEmail = (to: Reader, { activation }: AccountLinks, company: string, by: string): Email =>
  accountEmail('invitation', to, `${by} invited you to ${company} on Tessera`, [
    `${by} invited you to join ${company}'s Tessera account. Choose a password here:`,
    activation,
    linkNotice,
  ])

export const alreadyRegisteredEmail = (to: Reader, { signIn, forgot }: AccountLinks): Email =>
  accountEmail('already-registered', to, 'You already have a Tessera account', [
    'Someone tried to create an account with your email address. You already have one. Sign in here:',
    signIn,
    'Forgot your password? Choose a new one:',
    forgot,
    notYou,
  ])

export const resetPasswordEmail = (to: Reader, { reset }: AccountLinks): Email =>
  accountEmail('reset', to, 'Choose a new password', [
    'You can choose a new password for your Tessera account here:',
    reset,
    linkNotice,
    notYou,
  ])

export const passwordChangedEmail = (to: Reader, { forgot }: AccountLinks): Email =>
  accountEmail('password-changed', to, 'Your password was changed', [
    'The password for your Tessera account was just changed, and you were signed out on other devices.',
    'If this wasn’t you, choose a new one right away:',
    forgot,
  ])

export const emailChangeEmails = {
  confirm: (to: Reader, link: string): Email =>
    accountEmail('email-confirm', to, 'Confirm your new email address', [
      'You asked to use this address for your Tessera account. Confirm it here:',
      link,
      'This link works once and expires in one day. Until then, your old address stays active.',
      notYou,
    ]),
  requested: (to: Reader, email: string, forgot: string): Email =>
    accountEmail('email-asked', to, 'Your email address is being changed', [
      `You asked to use ${email} for your Tessera account. We emailed a confirmation link there; nothing changes until you follow it.`,
      'If this wasn’t you, choose a new password right away. That also cancels the change:',
      forgot,
    ]),
  changed: (to: Reader, email: string): Email =>
    accountEmail('email-changed', to, 'Your email address has been changed', [
      `You now sign in with ${email}, and our emails go there. This is the last email to this address.`,
      'If this wasn’t you, reply to this email or call your store.',
    ]),
}

export const statusEmails = {
  lock: (to: Reader, company: string): Email =>
    accountEmail('locked', to, 'Your account is locked', [
      `A manager of ${company}'s account locked your access. Please contact them with any questions.`,
    ]),
  unlock: (to: Reader, company: string): Email =>
    accountEmail('unlocked', to, 'Your account is unlocked', [
      `A manager of ${company}'s account unlocked your access. You can sign in again.`,
    ]),
  delete: (to: Reader, company: string): Email =>
    accountEmail('removed', to, 'You were removed from an account', [
      `A manager removed you from ${company}'s account. Orders stay with the account.`,
    ]),
}

export const accountDeletedEmail = (to: Reader): Email =>
  accountEmail('farewell', to, 'Your account has been deleted', [
    'You can no longer sign in. We’ll erase your personal data in 30 days; until then, contact us if you’d like to restore it.',
    'We keep orders and invoices as long as the law requires, without showing your name.',
  ])

const pastTense = { lock: 'locked', unlock: 'unlocked', delete: 'removed' } as const

export const managerEmail = (to: Reader, action: keyof typeof pastTense, whom: string, by: string): Email =>
  accountEmail('users-changed', to, `${whom} was ${pastTense[action]}`, [
    `${by} ${pastTense[action]} ${whom} in your account.`,
  ])

export const reviewEmails = {
  received: (to: Reader, company: string): Email =>
    accountEmail('pro-received', to, 'We received your Pro Account application', [
      `We’re reviewing your application for ${company}, usually within two business days. Until then, you can shop at regular prices.`,
    ]),
  approved: (to: Reader, company: string): Email =>
    accountEmail('pro-approved', to, 'Your Pro Account is open', [
      `${company} is approved. Sign in to see your pro prices.`,
    ]),
  declined: (to: Reader, company: string, reason: string): Email =>
    accountEmail('pro-declined', to, 'About your Pro Account application', [
      `We couldn’t open a Pro Account for ${company}.`,
      reason,
      'You can still shop at regular prices, and any store can help.',
    ]),
  question: (to: Reader, company: string, question: string): Email =>
    accountEmail('pro-needs-info', to, 'We need more information for your Pro Account', [
      `Before we can approve ${company}, please tell us:`,
      question,
    ]),
}
