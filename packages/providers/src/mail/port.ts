export interface Mail {
  /** The same for every attempt, so that a receiver can detect duplicates. */
  id: string
  to: string
  subject: string
  text: string
  html?: string | undefined
  /** Address for replies, if it is not the shop's. */
  replyTo?: string | undefined
  /** One-click unsubscribe URL. */
  leaveUrl?: string | undefined
}

/**
 * Sends an email. Resolves when the mail server has accepted it; rejects when it must be retried, with `MailRefused`
 * when a retry cannot help.
 */
export interface MailPort {
  send(mail: Mail): Promise<void>
}

export class MailRefused extends Error {}
