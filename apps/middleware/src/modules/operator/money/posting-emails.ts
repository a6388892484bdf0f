import { button, facts, totals } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { payersOf } from '../../ledger/reminders/payers-of.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'
import type { PlannedPosting } from './plan-account-posting.ts'
import type { Posting } from './read-posting.ts'

export interface PostedMoney {
  documentId: string
  /** 'Check 1042'; null for a credit memo. */
  reference: string | null
  amountCents: number
  remainderCents: number
  reason: string | null
  documents: readonly { documentId: string; cents: number; openCents: number }[]
}

const maxListed = 20

const paidParts = ({ documents }: PostedMoney) => [
  facts(
    Object.fromEntries(
      documents
        .slice(0, maxListed)
        .map(({ documentId, cents, openCents }) => [
          documentId,
          `${formatDollars(cents)} paid, ${openCents > 0 ? `${formatDollars(openCents)} still open` : 'paid in full'}`,
        ]),
    ),
  ),
  documents.length > maxListed ? `and ${documents.length - maxListed} more` : null,
]

/** A check or a transfer that staff have posted. */
export const paymentPostedEmail = (to: EmailReader, posted: PostedMoney, publicUrl: string): Email =>
  accountEmail(
    'payment-posted',
    to,
    `We posted ${posted.reference ?? 'your payment'} for ${formatDollars(posted.amountCents)}`,
    [
      'Thank you. We received your payment and posted it to your account.',
      ...paidParts(posted),
      totals({
        Payment: posted.documentId,
        [posted.reference ?? 'Amount']: formatDollars(posted.amountCents),
        'Left as a credit': posted.remainderCents > 0 ? formatDollars(posted.remainderCents) : null,
      }),
      button('View your invoices', `${publicUrl}/account/invoices`),
    ],
    publicUrl,
  )

/** A credit memo that staff have issued. */
export const creditPostedEmail = (to: EmailReader, posted: PostedMoney, publicUrl: string): Email =>
  accountEmail(
    'credit-posted',
    to,
    `Credit memo ${posted.documentId} for ${formatDollars(posted.amountCents)}`,
    [
      `We issued credit memo ${posted.documentId} for your account.`,
      facts({ Reason: posted.reason }),
      ...paidParts(posted),
      totals({
        Credit: formatDollars(posted.amountCents),
        'Left for your next invoices': posted.remainderCents > 0 ? formatDollars(posted.remainderCents) : null,
      }),
      button('View the credit memo', `${publicUrl}/account/invoices/${encodeURIComponent(posted.documentId)}`),
    ],
    publicUrl,
  )

/** Customers are not told of write-offs, and an applied credit was told when it came. */
const emails: Partial<Record<Posting['kind'], typeof paymentPostedEmail>> = {
  check: paymentPostedEmail,
  ach: paymentPostedEmail,
  'credit-memo': creditPostedEmail,
}

interface QueuedPosting {
  documentId: string
  /** `Check 1042` */
  reference: string | null
  posting: Posting
  plan: PlannedPosting
}

/** To everyone who may pay, in the transaction of the posting. */
export async function queuePostingEmails(
  db: Queryable,
  { documentId, reference, posting, plan }: QueuedPosting,
  publicUrl: string,
): Promise<void> {
  const compose = emails[posting.kind]
  if (!compose) return
  const { remainderCents, documents, accountId } = plan
  const { amountCents, reason } = posting
  const posted = { documentId, reference, amountCents, remainderCents, reason, documents }
  for (const payer of await payersOf(db, accountId)) await queueEmail(db, compose(payer, posted, publicUrl))
}
