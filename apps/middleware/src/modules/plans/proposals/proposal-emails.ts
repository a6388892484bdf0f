import { button, type EmailBlock, quote } from '@tessera/domain/email/email-content'
import { composeClientEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'
import type { StoredProposal } from './stored-proposal.ts'

type EmailedProposal = Pick<StoredProposal, 'quoteId' | 'title' | 'preparerEmail' | 'preparerFirstName'>

interface Signer {
  name: string
  email: string
}

/** The contractor's name, the client's page, and the shop for the contractor's own people. */
interface Sides {
  company: string
  url: string
  publicUrl: string
}

const toPreparer = ({ preparerEmail, preparerFirstName }: EmailedProposal) => ({
  email: preparerEmail,
  firstName: preparerFirstName,
})

const proposalButton = (publicUrl: string, { quoteId }: EmailedProposal): EmailBlock =>
  button('View the proposal', `${publicUrl}/account/quotes/${encodeURIComponent(quoteId)}/proposal`)

export const proposalSignedEmails = (
  proposal: EmailedProposal,
  signer: Signer,
  { company, url, publicUrl }: Sides,
): Email[] => [
  accountEmail(
    'proposal-signed',
    toPreparer(proposal),
    `${signer.name} accepted ${proposal.title}`,
    [`${signer.name} accepted and signed your proposal ${proposal.title}.`, proposalButton(publicUrl, proposal)],
    publicUrl,
  ),
  {
    ...composeClientEmail(
      {
        template: 'proposal-signed-client',
        to: signer.email,
        name: signer.name,
        subject: `You accepted ${proposal.title}`,
        company,
      },
      [
        `You accepted and signed the proposal ${proposal.title} by ${company}.`,
        button('View the signed proposal', url),
      ],
    ),
    replyTo: proposal.preparerEmail,
  },
]

/** After a change, both sides hear that nothing is signed any more. */
export const signatureVoidEmails = (
  proposal: EmailedProposal,
  signer: Signer,
  { company, url, publicUrl }: Sides,
): Email[] => [
  accountEmail(
    'proposal-void',
    toPreparer(proposal),
    `${proposal.title} needs a new signature`,
    [
      `The proposal ${proposal.title} was changed, so the signature of ${signer.name} is void. We asked them to review and sign the new version.`,
      proposalButton(publicUrl, proposal),
    ],
    publicUrl,
  ),
  {
    ...composeClientEmail(
      {
        template: 'proposal-void-client',
        to: signer.email,
        name: signer.name,
        subject: `${company} changed ${proposal.title}`,
        company,
      },
      [
        `${company} changed the proposal ${proposal.title} after you signed it. Your signature is no longer valid.`,
        button('Review and sign the new version', url),
      ],
    ),
    replyTo: proposal.preparerEmail,
  },
]

export const proposalCommentEmail = (
  proposal: EmailedProposal,
  author: string,
  message: string,
  publicUrl: string,
): Email =>
  accountEmail(
    'proposal-comment',
    toPreparer(proposal),
    `${author} commented on ${proposal.title}`,
    [quote(message, author), proposalButton(publicUrl, proposal)],
    publicUrl,
  )
