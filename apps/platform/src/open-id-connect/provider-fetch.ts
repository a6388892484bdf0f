import type { Outbound } from '@tessera/server/outbound/outbound'
import type { CustomFetch } from 'openid-client'

const totalMilliseconds = 5000

/** The provider's addresses are entered by users, so the library reaches them through the outbound guard (OUT-1). */
export const providerFetch =
  (outbound: Outbound, eventID: string): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { authorization } = headers
    const answer =
      method === 'GET'
        ? await outbound.get(url, totalMilliseconds)
        : await outbound.post({
            url,
            eventID,
            totalMilliseconds,
            text: { type: headers['content-type'] ?? 'application/x-www-form-urlencoded', content: String(body) },
            ...(authorization && { authHeader: { name: 'Authorization', value: authorization } }),
          })
    if (answer.error) throw new Error(`The provider cannot be used: ${answer.error}`)
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return new Response(answer.body === null ? null : text, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    })
  }
