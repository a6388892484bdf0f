import { brand } from '@tessera/contract/brand'
import { button, type EmailPart, link, note, quote } from '@tessera/domain/email/email-content'
import { composeEmail, notYouText } from '../../../kit/email/compose-email.ts'
import type { EmailTemplate } from '../../../kit/email/email-templates.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export interface EmailReader {
  email: string
  firstName: string
}

/** An email to a person with an account. */
export const accountEmail = (
  template: EmailTemplate,
  to: EmailReader,
  subject: string,
  parts: readonly EmailPart[],
  shopUrl: string,
): Email => composeEmail({ template, to: to.email, name: to.firstName, subject, shopUrl }, parts)

const linkNotice = note('This link works once and expires in two hours. Only the link in the latest email works.')
const notYou = note(notYouText)

export interface AccountLinks {
  home: string
  activation: string
  reset: string
  signIn: string
  forgot: string
  account: string
  users: string
}

/** Storefront pages the emails link to. */
export const linksOf = (publicUrl: string, secret = ''): AccountLinks => ({
  home: publicUrl,
  activation: `${publicUrl}/activate?token=${secret}`,
  reset: `${publicUrl}/reset-password?token=${secret}`,
  signIn: `${publicUrl}/sign-in`,
  forgot: `${publicUrl}/forgot-password`,
  account: `${publicUrl}/account`,
  users: `${publicUrl}/account/users`,
})

export const activationEmail = (
  to: EmailReader,
  { activation, home }: AccountLinks,
  extraLines: readonly string[] = [],
): Email =>
  accountEmail(
    'activation',
    to,
    `Activate your ${brand.name} account`,
    [
      'Thanks for creating an account. One more step: activate it.',
      button('Activate account', activation),
      ...extraLines,
      linkNotice,
      notYou,
    ],
    home,
  )

export const invitationEmail = (
  to: EmailReader,
  { activation, home }: AccountLinks,
  company: string,
  by: string,
): Email =>
  accountEmail(
    'invitation',
    to,
    `${by} invited you to ${company} on ${brand.name}`,
    [
      `${by} invited you to join ${company}’s ${brand.name} account. Choose a password to get started.`,
      button('Accept the invitation', activation),
      linkNotice,
    ],
    home,
  )

export const alreadyRegisteredEmail = (to: EmailReader, { signIn, forgot, home }: AccountLinks): Email =>
  accountEmail(
    'already-registered',
    to,
    `You already have a ${brand.name} account`,
    [
      'Someone tried to create an account with your email address. You already have one.',
      button('Sign in', signIn),
      link('Forgot your password? Choose a new one', forgot),
      notYou,
    ],
    home,
  )

export const resetPasswordEmail = (to: EmailReader, { reset, home }: AccountLinks): Email =>
  accountEmail(
    'reset',
    to,
    'Choose a new password',
    [
      `You can choose a new password for your ${brand.name} account.`,
      button('Choose a new password', reset),
      linkNotice,
      notYou,
    ],
    home,
  )

export const passwordChangedEmail = (to: EmailReader, { forgot, home }: AccountLinks): Email =>
  accountEmail(
    'password-changed',
    to,
    'Your password was changed',
    [
      `The password for your ${brand.name} account was just changed, and you were signed out on other devices.`,
      'If this wasn’t you, choose a new one right away.',
      button('Choose a new password', forgot),
    ],
    home,
  )

export const emailChangeEmails = {
  confirm: (to: EmailReader, confirmLink: string, { home }: AccountLinks): Email =>
    accountEmail(
      'email-confirm',
      to,
      'Confirm your new email address',
      [
        `You asked to use this address for your ${brand.name} account.`,
        button('Confirm this address', confirmLink),
        note('This link works once and expires in one day. Until then, your old address stays active.'),
        notYou,
      ],
      home,
    ),
  requested: (to: EmailReader, email: string, { forgot, home }: AccountLinks): Email =>
    accountEmail(
      'email-asked',
      to,
      'Your email address is being changed',
      [
        `You asked to use ${email} for your ${brand.name} account. We emailed a confirmation link there; nothing changes until you follow it.`,
        'If this wasn’t you, choose a new password right away. That also cancels the change.',
        button('Choose a new password', forgot),
      ],
      home,
    ),
  changed: (to: EmailReader, email: string, { home }: AccountLinks): Email =>
    accountEmail(
      'email-changed',
      to,
      'Your email address has been changed',
      [
        `You now sign in with ${email}, and our emails go there. This is the last email to this address.`,
        'If this wasn’t you, reply to this email or call your store.',
      ],
      home,
    ),
}

export const accountDeletedEmail = (to: EmailReader, { home }: AccountLinks): Email =>
  accountEmail(
    'farewell',
    to,
    'Your account has been deleted',
    [
      'You can no longer sign in. We’ll erase your personal data in 30 days; until then, contact us if you’d like to restore it.',
      'We keep orders and invoices as long as the law requires, without showing your name.',
      link('Contact us', `${home}/contact`),
    ],
    home,
  )

/** Words that a reviewer typed. */
const theirWords = (text: string): EmailPart => (text ? quote(text) : null)

export const reviewEmails = {
  received: (to: EmailReader, company: string, { home }: AccountLinks): Email =>
    accountEmail(
      'pro-received',
      to,
      'We received your Pro Account application',
      [
        `We’re reviewing your application for ${company}, usually within two business days. Until then, you can shop at regular prices.`,
        link('About Pro Accounts', `${home}/pro`),
      ],
      home,
    ),
  approved: (to: EmailReader, company: string, { home, signIn }: AccountLinks): Email =>
    accountEmail(
      'pro-approved',
      to,
      'Your Pro Account is open',
      [`${company} is approved. Sign in to see your pro prices.`, button('Sign in', signIn)],
      home,
    ),
  declined: (to: EmailReader, company: string, reason: string, { home }: AccountLinks): Email =>
    accountEmail(
      'pro-declined',
      to,
      'About your Pro Account application',
      [
        `We couldn’t open a Pro Account for ${company}.`,
        theirWords(reason),
        'You can still shop at regular prices, and any store can help.',
        link('Find a store', `${home}/stores`),
      ],
      home,
    ),
  question: (to: EmailReader, company: string, question: string, { home }: AccountLinks): Email =>
    accountEmail(
      'pro-needs-info',
      to,
      'We need more information for your Pro Account',
      [
        `Before we can approve ${company}, please tell us:`,
        theirWords(question),
        'Reply to this email, or send us a message.',
        button('Contact us', `${home}/contact`),
      ],
      home,
    ),
}
