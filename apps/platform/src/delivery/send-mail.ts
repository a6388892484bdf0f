import { MailRefused } from '@tessera/providers/mail/port'
import type { SendMessage } from './delivery-targets.ts'
import { failFinally, type SendOutcome } from './send-outcome.ts'

const sent: SendOutcome = {
  ok: true,
  statusCode: null,
  problem: null,
  answer: null,
  isReceiverDown: false,
  isFinal: false,
}

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
    return sent
  } catch (error) {
    const problem = String((error as Error).message ?? error).slice(0, 300)
    if (error instanceof MailRefused) return failFinally(problem)
    return { ...failFinally(problem), isReceiverDown: true, isFinal: false }
  }
}
