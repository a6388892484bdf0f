import { button, note, quote } from '@tessera/domain/email/email-content'
import { formatDay } from '@tessera/domain/format-day'
import { composeClientEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

export interface ProposalInvitation {
  to: string
  clientName: string | null
  company: string
  title: string
  message: string | null
  url: string
  /** Day the link ends. */
  until: string
  /** The contractor, who gets the reply. */
  replyTo: string
}

/** To the contractor's client, in the contractor's name. */
export const proposalEmail = ({
  to,
  clientName,
  company,
  title,
  message,
  url,
  until,
  replyTo,
}: ProposalInvitation): Email => ({
  ...composeClientEmail(
    {
      template: 'proposal',
      to,
      name: clientName,
      subject: `${company} has a proposal for you: ${title}`,
      company,
    },
    [
      `${company} has a proposal for you: ${title}.`,
      message ? quote(message) : null,
      button('View the proposal', url),
      note(`The link works until ${formatDay(until)}.`),
    ],
  ),
  replyTo,
})
