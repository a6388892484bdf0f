import { mailbox } from '@tessera/providers/mail/mailbox'
import type { MailPort } from '@tessera/providers/mail/port'
import { smtpMail } from '@tessera/providers/mail/smtp-mail'

export interface MailSettings {
  /** `smtp://user:password@host:587`; without it emails stay in the shop's mailbox. */
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  PUBLIC_URL: string
}

export function openMailPort({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailSettings): MailPort {
  if (!SMTP_URL) return mailbox
  return smtpMail({ url: SMTP_URL, from: MAIL_FROM || `Tessera <post@${new URL(PUBLIC_URL).hostname}>` })
}
