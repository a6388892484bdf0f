export interface Mail {
  /** The same for every attempt, so that a receiver can tell a repeat. */
  id: string
  to: string
  subject: string
  text: string
  /** Who gets the answer, where that is not the shop. */
  replyTo?: string | undefined
  /** Where one click ends letters of this kind. */
  leaveUrl?: string | undefined
}

/**
 * Hands a letter on. Resolves when somebody else has taken it; rejects when it must be tried again, with `MailRefused`
 * when trying again is no use.
 */
export interface MailPort {
  send(mail: Mail): Promise<void>
}

export class MailRefused extends Error {}
