import { button, facts, quote } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'
import { payersOf } from '../reminders/payers-of.ts'

export interface DecidedDisputeFacts {
  documentId: string
  disputedCents: number
  /** Null if the dispute was declined. */
  creditId: string | null
  creditedCents: number
  /** Balance of the invoice after the decision. */
  openCents: number
  answer: string | null
}

/** To the person who disputed the invoice. */
export const disputeDecidedEmail = (to: EmailReader, decided: DecidedDisputeFacts, publicUrl: string): Email => {
  const { documentId, disputedCents, creditId, creditedCents, openCents, answer } = decided
  const isAccepted = creditId !== null
  const amounts = {
    Invoice: documentId,
    'Disputed amount': formatDollars(disputedCents),
    'Credit memo': creditId,
    Credit: isAccepted ? formatDollars(creditedCents) : null,
    'Balance due': formatDollars(openCents),
  }
  return accountEmail(
    isAccepted ? 'dispute-accepted' : 'dispute-declined',
    to,
    isAccepted
      ? `We credited ${formatDollars(creditedCents)} for your dispute of ${documentId}`
      : `We declined your dispute of ${documentId}`,
    [
      isAccepted
        ? `We reviewed your dispute of invoice ${documentId} and issued credit memo ${creditId} for ${formatDollars(creditedCents)}.`
        : `We reviewed your dispute of invoice ${documentId} and couldn’t accept it. ${formatDollars(disputedCents)} is due again.`,
      answer ? quote(answer) : null,
      facts(amounts),
      button('View the invoice', `${publicUrl}/account/invoices/${encodeURIComponent(documentId)}`),
    ],
    publicUrl,
  )
}

interface StoredDecision extends DecidedDisputeFacts {
  accountId: string
  email: string | null
  firstName: string | null
}

/** Runs in the transaction of the decision. If the person has left, the people who may pay are told. */
export async function queueDecidedEmails(
  db: Queryable,
  { documentId, disputedAt }: { documentId: string; disputedAt: string },
  publicUrl: string,
): Promise<void> {
  const decided = await db.find<StoredDecision>(sql`
    select c.document_id as "documentId", c.disputed_cents::float8 as "disputedCents", c.credit_id as "creditId",
      c.credited_cents::float8 as "creditedCents", c.answer, b.open_cents::float8 as "openCents",
      b.account_id as "accountId", p.email, p.first_name as "firstName"
    from dispute_decisions c
    join billing_documents b on b.id = c.document_id
    left join people p on p.id = c.disputed_by and p.status = 'active'
    where c.document_id = ${documentId} and c.disputed_at = ${disputedAt}::timestamptz`)
  if (!decided) return
  const { email, firstName, accountId } = decided
  const readers = email && firstName ? [{ email, firstName }] : await payersOf(db, accountId)
  for (const reader of readers) await queueEmail(db, disputeDecidedEmail(reader, decided, publicUrl))
}
