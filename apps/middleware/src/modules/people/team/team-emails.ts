import { button } from '@tessera/domain/email/email-content'
import type { Email } from '../../../kit/email/queue-email.ts'
import { type AccountLinks, accountEmail, type EmailReader } from '../accounts/account-emails.ts'

/** A manager of the company, or our own staff. */
type By = 'manager' | 'us'

/** To the team member whose access changed. */
export const statusEmails = {
  lock: (to: EmailReader, company: string, { home }: AccountLinks, by: By = 'manager'): Email =>
    accountEmail(
      'locked',
      to,
      'Your account is locked',
      [
        by === 'us'
          ? `We locked your access to ${company}’s account. Please contact us with any questions.`
          : `A manager of ${company}’s account locked your access. Please contact them with any questions.`,
      ],
      home,
    ),
  unlock: (to: EmailReader, company: string, { home, signIn }: AccountLinks, by: By = 'manager'): Email =>
    accountEmail(
      'unlocked',
      to,
      'Your account is unlocked',
      [
        `${by === 'us' ? 'We' : `A manager of ${company}’s account`} unlocked your access. You can sign in again.`,
        button('Sign in', signIn),
      ],
      home,
    ),
  delete: (to: EmailReader, company: string, { home }: AccountLinks): Email =>
    accountEmail(
      'removed',
      to,
      'You were removed from an account',
      [`A manager removed you from ${company}’s account. Orders stay with the account.`],
      home,
    ),
}

const pastTense = { lock: 'locked', unlock: 'unlocked', delete: 'removed' } as const

/** To the other managers of the account. */
export const managerEmail = (
  to: EmailReader,
  action: keyof typeof pastTense,
  { whom, by }: { whom: string; by: string },
  { home, users }: AccountLinks,
): Email =>
  accountEmail(
    'users-changed',
    to,
    `${whom} was ${pastTense[action]}`,
    [`${by} ${pastTense[action]} ${whom} in your account.`, button('View account users', users)],
    home,
  )
