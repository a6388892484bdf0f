import type { Letter } from '../../../kit/email/queue-email.ts'
import { letter } from '../../people/accounts/account-emails.ts'
import type { KeptSheet } from './stored-sheet.ts'

/** Includes the sender's message; replies go to the sender. */
export const shareLetter = (
  { name, company, owner, ownerEmail, clientName }: KeptSheet,
  to: { email: string; url: string; until: string; message: string | null },
): Letter => ({
  ...letter('sheet-shared', { email: to.email, firstName: clientName ?? 'there' }, `${company}: ${name}`, [
    `${owner} at ${company} would like you to review the selection for ${name}.`,
    ...(to.message ? [to.message] : []),
    'Make your choices, comment and sign here:',
    to.url,
    `The link works until ${to.until}.`,
  ]),
  replyTo: ownerEmail,
})

const toOwner = ({ ownerEmail, ownerFirstName }: KeptSheet) => ({ email: ownerEmail, firstName: ownerFirstName })
const link = (publicUrl: string, { id }: KeptSheet): string =>
  `${publicUrl}/account/selection-sheets/${encodeURIComponent(id)}`

export const signedLetter = (sheet: KeptSheet, signer: string, publicUrl: string): Letter =>
  letter('sheet-signed', toOwner(sheet), `${signer} signed ${sheet.name}`, [
    `${signer} signed version ${sheet.version} of the selection sheet ${sheet.name}. It’s now locked:`,
    link(publicUrl, sheet),
  ])

export const commentLetter = (sheet: KeptSheet, author: string, message: string, publicUrl: string): Letter =>
  letter('sheet-comment', toOwner(sheet), `${author} commented on ${sheet.name}`, [
    `${author} wrote:`,
    message,
    link(publicUrl, sheet),
  ])
