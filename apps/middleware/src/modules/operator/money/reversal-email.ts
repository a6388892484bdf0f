import { button, facts } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { payersOf } from '../../ledger/reminders/payers-of.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'
import type { Posting } from './read-posting.ts'

export interface ReversedMoney {
  documentId: string
  kind: Exclude<Posting['kind'], 'apply'>
  /** `Check 1042`; null for credits. */
  reference: string | null
  amountCents: number
  reason: string
  reopenedIds: readonly string[]
}

const maxListed = 20

/** A check, a transfer or a credit memo that staff have taken back. */
export function postingReversedEmail(to: EmailReader, reversed: ReversedMoney, publicUrl: string): Email {
  const { documentId, reference, amountCents, reason, reopenedIds } = reversed
  const listed = reopenedIds.slice(0, maxListed).join(', ')
  const more = reopenedIds.length > maxListed ? ` and ${reopenedIds.length - maxListed} more` : ''
  const name = reference ?? `credit memo ${documentId}`
  return accountEmail(
    'posting-reversed',
    to,
    `We reversed ${name} for ${formatDollars(amountCents)}`,
    [
      `We took ${name} back from your account, and your balance went up by ${formatDollars(amountCents)}.`,
      facts({ Reason: reason, 'Open again': listed ? `${listed}${more}` : null }),
      button('View your invoices', `${publicUrl}/account/invoices`),
    ],
    publicUrl,
  )
}

/** To everyone who may pay. Customers are told of write-offs neither when they come nor when they go. */
export async function queueReversalEmails(
  db: Queryable,
  { accountId, ...reversed }: ReversedMoney & { accountId: string },
  publicUrl: string,
): Promise<void> {
  if (reversed.kind === 'write-off') return
  for (const payer of await payersOf(db, accountId))
    await queueEmail(db, postingReversedEmail(payer, reversed, publicUrl))
}
