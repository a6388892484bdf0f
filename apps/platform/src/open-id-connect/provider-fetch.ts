import { randomUUID } from 'node:crypto'
import type { Database } from '@tessera/server/database'
import type { Outbound } from '@tessera/server/outbound/outbound'
import type { CustomFetch } from 'openid-client'
import { recordFailure } from '../delivery/post-recorded.ts'
import type { Connection } from './connection.ts'

interface Needs {
  database: Database
  outbound: Outbound
}

const totalMilliseconds = 5000

/** The provider's addresses are entered by users, so the library reaches them through the outbound guard (OUT-1). */
export const providerFetch =
  ({ database, outbound }: Needs, { marketplace, id }: Pick<Connection, 'marketplace' | 'id'>): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { authorization } = headers
    const told = { marketplace, kind: 'OpenIdConnect', sourceID: id, subject: 'login', objectID: null } as const
    const answer = await recordFailure(database, told, () =>
      method === 'GET'
        ? outbound.get(url, totalMilliseconds)
        : outbound.post({
            url,
            eventID: randomUUID(),
            totalMilliseconds,
            text: { type: headers['content-type'] ?? 'application/x-www-form-urlencoded', content: String(body) },
            ...(authorization && { authHeader: { name: 'Authorization', value: authorization } }),
          }),
    )
    if (answer.error) throw new Error(`The provider cannot be used: ${answer.error}`)
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return new Response(answer.body === null ? null : text, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    })
  }
