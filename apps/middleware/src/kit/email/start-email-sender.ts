import type { MailPort } from '@tessera/providers/mail/port'
import type { Queryable } from '@tessera/server/database'
import type { Logger } from 'pino'
import { sendEmails } from './send-emails.ts'

export interface EmailSender {
  /** Waits for the email that is being sent. */
  close(): Promise<void>
}

interface Needs {
  database: Queryable
  mail: MailPort
  logger: Logger
  milliseconds?: number
}

/** Looks for due emails every two seconds. Several processes may do so: each email is claimed by one of them. */
export function startEmailSender({ database, mail, logger, milliseconds = 2000 }: Needs): EmailSender {
  let isClosed = false
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    try {
      const { sent, failed } = await sendEmails(database, mail)
      if (failed > 0) logger.warn({ event: 'mail-failed', sent, failed }, 'emails could not be sent')
    } catch (error) {
      logger.error({ err: error }, 'unsent emails could not be read')
    }
  }
  const timer = setInterval(() => {
    running = running.then(() => (isClosed ? undefined : run()))
  }, milliseconds)
  timer.unref()
  return {
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await running
    },
  }
}
