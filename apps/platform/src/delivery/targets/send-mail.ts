import { MailRefused } from '@tessera/providers/mail/port'
import type { SendMessage } from '../outgoing-message.ts'
import { delivered, failFinally, failForNow } from '../send-outcome.ts'

/** Sends an email by the mail port. */
export const sendMail: SendMessage = async ({ mail }, _config, { id, body }) => {
  if (!mail) return failFinally('There is no mail server: set SMTP_URL.')
  try {
    await mail.send({
      id,
      to: String(body.To),
      subject: String(body.subject),
      text: String(body.text),
      html: String(body.html),
    })
    return delivered
  } catch (error) {
    const problem = String((error as Error).message ?? error).slice(0, 300)
    if (error instanceof MailRefused) return failFinally(problem)
    return failForNow(problem, { isReceiverDown: true })
  }
}
