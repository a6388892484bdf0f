import type { MailPort } from '@tessera/providers/mail/port'
import type { Queryable } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { ClaimedEmail } from './claimed-email.ts'
import { sendEmailsTask } from './queue-email.ts'
import { maxPerRun, sendEmails } from './send-emails.ts'

interface Needs {
  database: Queryable
  mail: MailPort
  logger: Logger
}

export type EmailSender = (() => Promise<void>) & {
  /** The same, and before the others these. */
  sendClaimed(emails: readonly ClaimedEmail[]): Promise<void>
}

/**
 * Sends due emails until there are none or the mail server fails. Each email is claimed by one of several processes.
 * A call that comes while one runs hands its work to that one: during an outage of the mail server, waiting for its
 * timeouts must not take all of the worker's places.
 */
export function createEmailSender(needs: Needs): EmailSender {
  const claimed: ClaimedEmail[] = []
  let isRunning = false
  let isAskedAgain = false
  const send = async () => {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    try {
      do {
        isAskedAgain = false
        await sendDueEmails(needs, claimed.shift())
      } while (isAskedAgain || claimed.length > 0)
    } finally {
      isRunning = false
    }
  }
  const sendClaimed = (emails: readonly ClaimedEmail[]): Promise<void> => {
    claimed.push(...emails)
    return send()
  }
  return Object.assign(send, { sendClaimed })
}

async function sendDueEmails({ database, mail, logger }: Needs, claimed: ClaimedEmail | undefined): Promise<void> {
  for (let first = claimed; ; first = undefined) {
    const { sent, failed } = await sendEmails(database, mail, undefined, first)
    if (failed > 0) logger.warn({ event: 'mail-failed', sent, failed }, 'emails could not be sent')
    if (failed > 0 || sent < maxPerRun) return
  }
}

/** A new email wakes the worker; the schedule finds those that wait for another attempt. */
export const sendEmailsCrontab = `* * * * * ${sendEmailsTask} ?max=3&jobKey=${sendEmailsTask}\n`
