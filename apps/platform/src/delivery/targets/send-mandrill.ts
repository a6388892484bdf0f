import { type MessageType, mailTemplates } from '@tessera/domain/integrations/mail-templates'
import { renderMail } from '@tessera/domain/integrations/render-mail'
import type { RequestBody } from '@tessera/server/call'
import { answerFrom } from '@tessera/server/outbound/outbound-answer'
import type { SendMessage } from '../outgoing-message.ts'
import { failFinally, outcomeOf, type SendOutcome } from '../send-outcome.ts'

const url = 'https://mandrillapp.com/api/1.0/messages/send.json'

/**
 * Sends the message of a message sender as an email by Mailchimp Transactional, which was called Mandrill. The sender's
 * xp has the address it is from, and may have texts of its own.
 */
export const sendMandrill: SendMessage = async ({ outbound }, config, { id, subject: type, body }) => {
  const { Recipient, CCList, EventBody, ConfigData } = body as RequestBody & MessageBody
  const { FromEmail, FromName, Mail } = ConfigData ?? {}
  if (typeof FromEmail !== 'string') return failFinally('xp.FromEmail of the message sender is not set.')
  if (!isMessageType(type)) return failFinally(`There is no email for ${type}.`)
  const mail = renderMail(type, { ...EventBody, Recipient }, Mail?.[type])
  const to = [Recipient.Email, ...(CCList ?? [])]
  const message = {
    ...mail,
    from_email: FromEmail,
    ...(typeof FromName === 'string' && { from_name: FromName }),
    to: to.map((email, nth) => ({ email, type: nth === 0 ? 'to' : 'cc' })),
    metadata: { event_id: id },
  }
  const payload = Buffer.from(JSON.stringify({ key: config.ApiKey, message }))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(payload.length) }
  return outcomeOfMandrill(answerFrom(await outbound.exchange({ method: 'POST', url, headers, payload })))
}

const isMessageType = (type: string): type is MessageType => Object.hasOwn(mailTemplates, type)

interface MessageBody {
  Recipient: RequestBody & { Email: string }
  CCList?: readonly string[]
  EventBody?: RequestBody
  ConfigData?: { FromEmail?: unknown; FromName?: unknown; Mail?: Record<string, object> } | null
}

/** Mandrill answers 200 with a status for each address. */
function outcomeOfMandrill(answer: ReturnType<typeof answerFrom>): SendOutcome {
  const outcome = outcomeOf(answer)
  const results: unknown[] = Array.isArray(answer.body) ? answer.body : []
  const bad = results.find((one) => ['rejected', 'invalid'].includes(String((one as RequestBody).status)))
  if (!outcome.ok || !bad) return outcome
  const { email, status, reject_reason: reason } = bad as RequestBody
  return { ...outcome, ok: false, problem: `${email} was ${status}${reason ? `: ${reason}` : ''}.`, isFinal: true }
}
