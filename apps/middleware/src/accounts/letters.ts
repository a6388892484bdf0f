import type { Letter } from '../mail/queue-mail.ts'

interface Reader {
  email: string
  firstName: string
}

/** All letters about accounts open and close alike. */
export const letter = (template: string, to: Reader, subject: string, lines: readonly string[]): Letter => ({
  template,
  to: to.email,
  subject,
  body: [`Hello ${to.firstName},`, ...lines, 'Your Tessera team'].join('\n\n'),
})

const hours = 'The link works once, for two hours. If a newer letter comes, only the newer link works.'
const notYou = 'If this was not you, you need not do anything.'

export interface Links {
  activation: string
  reset: string
  signIn: string
  forgot: string
}

/** Where the letters lead: pages of the storefront. */
export const linksOf = (publicUrl: string, secret = ''): Links => ({
  activation: `${publicUrl}/activate?token=${secret}`,
  reset: `${publicUrl}/reset-password?token=${secret}`,
  signIn: `${publicUrl}/sign-in`,
  forgot: `${publicUrl}/forgot-password`,
})

export const activationLetter = (to: Reader, { activation }: Links, more: readonly string[] = []): Letter =>
  letter('activation', to, 'Activate your Tessera account', [
    'Thank you for opening an account with us. Please activate it here:',
    activation,
    ...more,
    hours,
    notYou,
  ])

export const invitationLetter = (to: Reader, { activation }: Links, company: string, by: string): Letter =>
  letter('invitation', to, `${by} invites you to the Tessera account of ${company}`, [
    `${by} would like you to use the Tessera account of ${company}. Choose a password here:`,
    activation,
    hours,
  ])

export const takenLetter = (to: Reader, { signIn, forgot }: Links): Letter =>
  letter('already-registered', to, 'You already have a Tessera account', [
    'Somebody has tried to open an account with your e-mail address. You already have one. Sign in here:',
    signIn,
    'If you do not remember your password, choose a new one:',
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
    'The password of your Tessera account was changed just now, and you were signed out everywhere else.',
    'If this was not you, choose a new one at once:',
    forgot,
  ])

export const emailLetters = {
  confirm: (to: Reader, link: string): Letter =>
    letter('email-confirm', to, 'Please confirm your new e-mail address', [
      'You want to use this address for your Tessera account. Please confirm it here:',
      link,
      'The link works once, for one day. Until then your old address stays.',
      notYou,
    ]),
  asked: (to: Reader, email: string, forgot: string): Letter =>
    letter('email-asked', to, 'Your e-mail address is to be changed', [
      `You want to use ${email} for your Tessera account from now on. We have sent a letter there; nothing changes before its link is followed.`,
      'If this was not you, choose a new password at once. That also ends the change:',
      forgot,
    ]),
  changed: (to: Reader, email: string): Letter =>
    letter('email-changed', to, 'Your email address has been changed', [
      `From now on you sign in with ${email}, and our letters go there. This is the last one to this address.`,
      'If this was not you, please answer this letter or call your store.',
    ]),
}

export const statusLetters = {
  lock: (to: Reader, company: string): Letter =>
    letter('locked', to, 'Your account is locked', [
      `A manager of the account of ${company} has locked your access. Please ask them if you have questions.`,
    ]),
  unlock: (to: Reader, company: string): Letter =>
    letter('unlocked', to, 'Your access is open again', [
      `A manager of the account of ${company} has unlocked your access. You can sign in again.`,
    ]),
  delete: (to: Reader, company: string): Letter =>
    letter('removed', to, 'Your access has ended', [
      `A manager has taken you out of the account of ${company}. Orders stay with the account.`,
    ]),
}

export const farewellLetter = (to: Reader): Letter =>
  letter('farewell', to, 'Your account is deleted', [
    'You can no longer sign in. What is personal is erased in 30 days; until then we can bring it back if you write to us.',
    'Orders and invoices stay as long as the law asks for it, without your name on our pages.',
  ])

const done = { lock: 'locked', unlock: 'unlocked', delete: 'removed' } as const

export const managerLetter = (to: Reader, deed: keyof typeof done, whom: string, by: string): Letter =>
  letter('users-changed', to, `${whom} was ${done[deed]}`, [`${by} has ${done[deed]} ${whom} in your account.`])

export const reviewLetters = {
  received: (to: Reader, company: string): Letter =>
    letter('pro-received', to, 'We have your request for a Pro Account', [
      `We look at your request for ${company}, usually within two working days. Until then you shop at shelf prices.`,
    ]),
  approved: (to: Reader, company: string): Letter =>
    letter('pro-approved', to, 'Your Pro Account is open', [
      `${company} is approved. From now on you see your own prices when you are signed in.`,
    ]),
  declined: (to: Reader, company: string, reason: string): Letter =>
    letter('pro-declined', to, 'About your request for a Pro Account', [
      `We could not open a Pro Account for ${company}.`,
      reason,
      'Your account stays open at shelf prices, and any store can help you further.',
    ]),
  question: (to: Reader, company: string, question: string): Letter =>
    letter('pro-needs-info', to, 'We need a little more for your Pro Account', [
      `Before we can decide about ${company}, please tell us:`,
      question,
    ]),
}
