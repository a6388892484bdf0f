import { createTransport, type SendMailOptions } from 'nodemailer'
import { checkMail } from './check-mail.ts'
import { type Mail, type MailPort, MailRefused } from './port.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` where TLS comes first. */
  url: string
  /** `Tessera <post@tessera.example>` */
  from: string
  timeoutMilliseconds?: number
}

/**
 * Hands letters to a mail server, one connection for each: a pool would try again by itself, and then nobody could say
 * whether a letter went twice. Letters never read files or addresses of the network.
 */
export function smtpMail({ url, from, timeoutMilliseconds = 10_000 }: SmtpOptions): MailPort {
  const sender = addressOf(from)
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    dnsTimeout: timeoutMilliseconds,
    socketTimeout: 2 * timeoutMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      checkMail(mail)
      await transport.sendMail(messageOf(mail, from, sender)).catch(rethrow)
    },
  }
}

const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

function messageOf({ id, to, subject, text, replyTo, leaveUrl }: Mail, from: string, sender: string): SendMailOptions {
  return {
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    envelope: { from: sender, to },
    from,
    // an object is taken as it is; a text would be parsed and could name several
    to: { name: '', address: to },
    subject,
    text,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: {
      'auto-submitted': 'auto-generated',
      ...(leaveUrl && { 'list-unsubscribe': `<${leaveUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
    },
  }
}

interface SmtpError extends Error {
  command?: string
  responseCode?: number
}

/** Only a "no" to this one reader is final: whatever else is refused, a changed setting may mend. */
function rethrow(error: SmtpError): never {
  const isFinal = error.command === 'RCPT TO' && (error.responseCode ?? 0) >= 500
  throw isFinal ? new MailRefused(error.message, { cause: error }) : error
}
