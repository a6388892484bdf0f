import type { Letter } from '../../../kit/email/queue-email.ts'

interface Reader {
  email: string
  firstName: string
}

/** Adds the greeting and signature shared by all account emails. */
export const letter = (template: string, to: Reader, subject: string, lines: readonly string[]): Letter => ({
  template,
  to: to.email,
  subject,
  body: [`Hello ${to.firstName},`, ...lines, 'Your Tessera team'].join('\n\n'),
})

const hours = 'This link works once and expires in two hours. Only the link in the latest email works.'
const notYou = 'If this wasn’t you, you can ignore this email.'

export interface Links {
  activation: string
  reset: string
  signIn: string
  forgot: string
}

/** Storefront pages the emails link to. */
export const linksOf = (publicUrl: string, secret = ''): Links => ({
  activation: `${publicUrl}/activate?token=${secret}`,
  reset: `${publicUrl}/reset-password?token=${secret}`,
  signIn: `${publicUrl}/sign-in`,
  forgot: `${publicUrl}/forgot-password`,
})

export const activationLetter = (to: Reader, { activation }: Links, more: readonly string[] = []): Letter =>
  letter('activation', to, 'Activate your Tessera account', [
    'Thanks for creating an account. Activate it here:',
    activation,
    ...more,
    hours,
    notYou,
  ])

export const invitationLetter = (to: Reader, { activation }: Links, company: string, by: string): Letter =>
  letter('invitation', to, `${by} invited you to ${company} on Tessera`, [
    `${by} invited you to join ${company}'s Tessera account. Choose a password here:`,
    activation,
    hours,
  ])

export const takenLetter = (to: Reader, { signIn, forgot }: Links): Letter =>
  letter('already-registered', to, 'You already have a Tessera account', [
    'Someone tried to create an account with your email address. You already have one. Sign in here:',
    signIn,
    'Forgot your password? Choose a new one:',
    forgot,
    notYou,
  ])

export const resetLetter = (to: Reader, { reset }: Links): Letter =>
  letter('reset', to, 'Choose a new password', [
    'You can choose a new password for your Tessera account here:',
    reset,
    hours,
    notYou,
  ])

export const passwordChangedLetter = (to: Reader, { forgot }: Links): Letter =>
  letter('password-changed', to, 'Your password was changed', [
    'The password for your Tessera account was just changed, and you were signed out on other devices.',
    'If this wasn’t you, choose a new one right away:',
    forgot,
  ])

export const emailLetters = {
  confirm: (to: Reader, link: string): Letter =>
    letter('email-confirm', to, 'Confirm your new email address', [
      'You asked to use this address for your Tessera account. Confirm it here:',
      link,
      'This link works once and expires in one day. Until then, your old address stays active.',
      notYou,
    ]),
  asked: (to: Reader, email: string, forgot: string): Letter =>
    letter('email-asked', to, 'Your email address is being changed', [
      `You asked to use ${email} for your Tessera account. We emailed a confirmation link there; nothing changes until you follow it.`,
      'If this wasn’t you, choose a new password right away. That also cancels the change:',
      forgot,
    ]),
  changed: (to: Reader, email: string): Letter =>
    letter('email-changed', to, 'Your email address has been changed', [
      `You now sign in with ${email}, and our emails go there. This is the last email to this address.`,
      'If this wasn’t you, reply to this email or call your store.',
    ]),
}

export const statusLetters = {
  lock: (to: Reader, company: string): Letter =>
    letter('locked', to, 'Your account is locked', [
      `A manager of ${company}'s account locked your access. Please contact them with any questions.`,
    ]),
  unlock: (to: Reader, company: string): Letter =>
    letter('unlocked', to, 'Your account is unlocked', [
      `A manager of ${company}'s account unlocked your access. You can sign in again.`,
    ]),
  delete: (to: Reader, company: string): Letter =>
    letter('removed', to, 'You were removed from an account', [
      `A manager removed you from ${company}'s account. Orders stay with the account.`,
    ]),
}

export const farewellLetter = (to: Reader): Letter =>
  letter('farewell', to, 'Your account has been deleted', [
    'You can no longer sign in. We’ll erase your personal data in 30 days; until then, contact us if you’d like to restore it.',
    'We keep orders and invoices as long as the law requires, without showing your name.',
  ])

const done = { lock: 'locked', unlock: 'unlocked', delete: 'removed' } as const

export const managerLetter = (to: Reader, deed: keyof typeof done, whom: string, by: string): Letter =>
  letter('users-changed', to, `${whom} was ${done[deed]}`, [`${by} ${done[deed]} ${whom} in your account.`])

export const reviewLetters = {
  received: (to: Reader, company: string): Letter =>
    letter('pro-received', to, 'We received your Pro Account application', [
      `We’re reviewing your application for ${company}, usually within two business days. Until then, you can shop at regular prices.`,
    ]),
  approved: (to: Reader, company: string): Letter =>
    letter('pro-approved', to, 'Your Pro Account is open', [`${company} is approved. Sign in to see your pro prices.`]),
  declined: (to: Reader, company: string, reason: string): Letter =>
    letter('pro-declined', to, 'About your Pro Account application', [
      `We couldn’t open a Pro Account for ${company}.`,
      reason,
      'You can still shop at regular prices, and any store can help.',
    ]),
  question: (to: Reader, company: string, question: string): Letter =>
    letter('pro-needs-info', to, 'We need more information for your Pro Account', [
      `Before we can approve ${company}, please tell us:`,
      question,
    ]),
}
