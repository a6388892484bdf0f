import { button, note, quote } from '@tessera/domain/email/email-content'
import { formatDay } from '@tessera/domain/format-day'
import { composeClientEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'
import type { StoredSheet } from './stored-sheet.ts'

type SharedSheet = Pick<StoredSheet, 'name' | 'company' | 'owner' | 'ownerEmail' | 'clientName'>
type OwnedSheet = Pick<StoredSheet, 'id' | 'name' | 'version' | 'ownerEmail' | 'ownerFirstName'>

/** To the contractor's client, in the contractor's name; replies go to the sender. */
export const sheetSharedEmail = (
  { name, company, owner, ownerEmail, clientName }: SharedSheet,
  to: { email: string; url: string; until: string; message: string | null },
): Email => ({
  ...composeClientEmail(
    { template: 'sheet-shared', to: to.email, name: clientName, subject: `${company}: ${name}`, company },
    [
      `${owner} at ${company} would like you to review the selection for ${name}.`,
      to.message ? quote(to.message) : null,
      button('Choose, comment and sign', to.url),
      note(`The link works until ${formatDay(to.until)}.`),
    ],
  ),
  replyTo: ownerEmail,
})

const toOwner = ({ ownerEmail, ownerFirstName }: OwnedSheet) => ({ email: ownerEmail, firstName: ownerFirstName })
const sheetButton = (publicUrl: string, { id }: OwnedSheet) =>
  button('View the sheet', `${publicUrl}/account/selection-sheets/${encodeURIComponent(id)}`)

export const sheetSignedEmail = (sheet: OwnedSheet, signer: string, publicUrl: string): Email =>
  accountEmail(
    'sheet-signed',
    toOwner(sheet),
    `${signer} signed ${sheet.name}`,
    [
      `${signer} signed version ${sheet.version} of the selection sheet ${sheet.name}. It’s now locked.`,
      sheetButton(publicUrl, sheet),
    ],
    publicUrl,
  )

export const sheetCommentEmail = (sheet: OwnedSheet, author: string, message: string, publicUrl: string): Email =>
  accountEmail(
    'sheet-comment',
    toOwner(sheet),
    `${author} commented on ${sheet.name}`,
    [quote(message, author), sheetButton(publicUrl, sheet)],
    publicUrl,
  )
