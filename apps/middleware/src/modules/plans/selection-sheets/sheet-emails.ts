import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'
import type { StoredSheet } from './stored-sheet.ts'

/** Includes the sender's message; replies go to the sender. */
export const sheetSharedEmail = (
  { name, company, owner, ownerEmail, clientName }: StoredSheet,
  to: { email: string; url: string; until: string; message: string | null },
): Email => ({
  ...accountEmail('sheet-shared', { email: to.email, firstName: clientName ?? 'there' }, `${company}: ${name}`, [
    `${owner} at ${company} would like you to review the selection for ${name}.`,
    ...(to.message ? [to.message] : []),
    'Make your choices, comment and sign here:',
    to.url,
    `The link works until ${to.until}.`,
  ]),
  replyTo: ownerEmail,
})

const toOwner = ({ ownerEmail, ownerFirstName }: StoredSheet) => ({ email: ownerEmail, firstName: ownerFirstName })
const sheetUrl = (publicUrl: string, { id }: StoredSheet): string =>
  `${publicUrl}/account/selection-sheets/${encodeURIComponent(id)}`

export const sheetSignedEmail = (sheet: StoredSheet, signer: string, publicUrl: string): Email =>
  accountEmail('sheet-signed', toOwner(sheet), `${signer} signed ${sheet.name}`, [
    `${signer} signed version ${sheet.version} of the selection sheet ${sheet.name}. It’s now locked:`,
    sheetUrl(publicUrl, sheet),
  ])

export const sheetCommentEmail = (sheet: StoredSheet, author: string, message: string, publicUrl: string): Email =>
  accountEmail('sheet-comment', toOwner(sheet), `${author} commented on ${sheet.name}`, [
    `${author} wrote:`,
    message,
    sheetUrl(publicUrl, sheet),
  ])
