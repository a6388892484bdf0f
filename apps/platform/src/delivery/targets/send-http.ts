import type { SendMessage } from '../outgoing-message.ts'
import { outcomeOf } from '../send-outcome.ts'

/** Posts the message, signed with the secret of the target. */
export const sendHttp: SendMessage = async ({ outbound }, config, { id, subject, body }) => {
  const { CustomAuthHeaderName: name, CustomAuthHeaderValue: value } = config
  const answer = await outbound.post({
    // of message senders; other addresses do not have the placeholder
    url: String(config.Endpoint).replaceAll('{messagetype}', subject.toLowerCase()),
    body,
    eventID: id,
    hashKey: textOf(config.Secret),
    authHeader: name && value ? { name: String(name), value: String(value) } : null,
  })
  return outcomeOf(answer)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
