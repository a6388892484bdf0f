import { button, type EmailPart, facts, quote, totals } from '@tessera/domain/email/email-content'
import { formatDay } from '@tessera/domain/format-day'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

export interface OpenInvoice {
  id: string
  dueOn: string
  openCents: number
}

const maxListed = 20
const invoicesUrl = (publicUrl: string): string => `${publicUrl}/account/invoices`
const invoiceUrl = (publicUrl: string, id: string): string => `${invoicesUrl(publicUrl)}/${encodeURIComponent(id)}`

/** One email for all documents of an account that are due soon, or for all that are overdue. */
export function dueEmail(
  to: EmailReader,
  { isOverdue, documents, note }: { isOverdue: boolean; documents: readonly OpenInvoice[]; note?: string | null },
  publicUrl: string,
): Email {
  const total = documents.reduce((sum, { openCents }) => sum + openCents, 0)
  const more = documents.length - maxListed
  const state = isOverdue ? 'overdue' : 'due soon'
  const [only] = documents.length === 1 ? documents : []
  const subject = only ? `An invoice is ${state}` : `${documents.length} invoices are ${state}`
  const lateness = isOverdue ? 'past due' : 'due soon'
  return accountEmail(
    isOverdue ? 'invoices-overdue' : 'invoices-due',
    to,
    subject,
    [
      only
        ? `Your invoice for ${formatDollars(total)} is ${lateness}.`
        : `These invoices are ${lateness}, ${formatDollars(total)} in total.`,
      facts(Object.fromEntries(documents.slice(0, maxListed).map((one) => [one.id, describeDue(one)]))),
      more > 0 ? `and ${more} more` : null,
      note ? quote(note) : null,
      only
        ? button('Pay or dispute it', invoiceUrl(publicUrl, only.id))
        : button('Pay or dispute them', invoicesUrl(publicUrl)),
    ],
    publicUrl,
  )
}

const describeDue = ({ openCents, dueOn }: OpenInvoice): string =>
  `${formatDollars(openCents)}, due ${formatDay(dueOn)}`

const balanceParts = ({ id, dueOn, openCents }: OpenInvoice, publicUrl: string): EmailPart[] => [
  totals({ Due: formatDay(dueOn), Balance: formatDollars(openCents) }),
  button('View the invoice', invoiceUrl(publicUrl, id)),
]

/** To a colleague who may pay, from one who may not. */
export const payRequestEmail = (
  to: EmailReader,
  { by, note, ...document }: OpenInvoice & { by: string; note: string | null },
  publicUrl: string,
): Email =>
  accountEmail(
    'pay-request',
    to,
    `${by} asks you to pay ${document.id}`,
    [`${by} asks you to pay ${document.id}.`, note ? quote(note) : null, ...balanceParts(document, publicUrl)],
    publicUrl,
  )

/** The reminder that the reader asked for. */
export const invoiceReminderEmail = (to: EmailReader, document: OpenInvoice, publicUrl: string): Email =>
  accountEmail(
    'invoice-reminder',
    to,
    `Reminder: ${document.id} is due ${formatDay(document.dueOn)}`,
    [`You asked us to remind you of ${document.id}.`, ...balanceParts(document, publicUrl)],
    publicUrl,
  )
