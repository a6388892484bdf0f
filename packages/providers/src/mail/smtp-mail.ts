import type { SendMailOptions } from 'nodemailer'
import { checkMail } from './check-mail.ts'
import { type Mail, type MailPort, MailRefused } from './port.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  url: string
  /** `Tessera <post@tessera.example>` */
  from: string
  timeoutMilliseconds?: number
}

/**
 * Sends each email over its own connection: a pool would retry by itself, and then we could not tell
 * whether an email went out twice. Messages never read files or URLs.
 */
export function smtpMail({ url, from, timeoutMilliseconds = 10_000 }: SmtpOptions): MailPort {
  const sender = addressOf(from)
  const openTransport = async () => {
    // loaded with the first email: most shops start without a mail server, and it takes 90 ms and 4 MB
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      dnsTimeout: timeoutMilliseconds,
      socketTimeout: 2 * timeoutMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    send: async (mail) => {
      checkMail(mail)
      transport ??= openTransport()
      await (await transport).sendMail(messageOf(mail, from, sender)).catch(rethrowSmtpError)
    },
  }
}

const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

function messageOf(
  { id, to, subject, text, html, replyTo, leaveUrl }: Mail,
  from: string,
  sender: string,
): SendMailOptions {
  return {
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    envelope: { from: sender, to },
    from,
    // an object is used as it is; a string would be parsed and could name several addresses
    to: { name: '', address: to },
    subject,
    text,
    ...(html && { html }),
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

/** Only a rejected recipient is final: a changed setting may fix every other refusal. */
function rethrowSmtpError(error: SmtpError): never {
  const isFinal = error.command === 'RCPT TO' && (error.responseCode ?? 0) >= 500
  throw isFinal ? new MailRefused(error.message, { cause: error }) : error
}
