import type { Database } from '@tessera/server/database'
import type { OutboundRequest } from '@tessera/server/outbound/deliver-request'
import type { Outbound } from '@tessera/server/outbound/outbound'
import type { OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import { sql } from '@tessera/server/sql'
import { outcomeOf } from './send-outcome.ts'

/** A call to a service that a request of ours waits for. */
interface WaitedCall {
  marketplace: string
  /** The kind of configuration with the service, and its ID. */
  kind: 'Webhook' | 'IntegrationEvent' | 'PromotionIntegration' | 'SubscriptionIntegration' | 'OpenIdConnect'
  sourceID: string | null
  /** The last part of the address, or the operation that is decided. */
  subject: string
  objectID: string | null
}

interface Needs {
  database: Database
  outbound: Outbound
}

/** Posts, and keeps the call among the messages if it fails. A good call writes nothing. No transaction may be open. */
export const postRecorded = (needs: Needs, call: WaitedCall, request: OutboundRequest): Promise<OutboundAnswer> =>
  recordFailure(needs.database, call, () => needs.outbound.post(request))

/** While a receiver is given a pause it is not called, and the failures that led to the pause are kept. */
export async function recordFailure(
  database: Database,
  call: WaitedCall,
  send: () => Promise<OutboundAnswer>,
): Promise<OutboundAnswer> {
  const at = new Date()
  const start = performance.now()
  const answer = await send()
  if (answer.ok || answer.error === 'circuit-open') return answer
  const milliseconds = Math.round(performance.now() - start)
  // the outcome of the call counts, whether it is kept or not
  await keepFailedCall(database, call, { answer, at, milliseconds }).catch(() => {})
  return answer
}

interface Failure {
  answer: OutboundAnswer
  at: Date
  milliseconds: number
}

/** Its content is not kept: it holds orders, people and tokens, and nothing sends it again. */
const keepFailedCall = (database: Database, call: WaitedCall, { answer, at, milliseconds }: Failure) => {
  const { marketplace, kind, sourceID, subject, objectID } = call
  const { problem, statusCode, answer: said } = outcomeOf(answer)
  return database.rows(sql`
    with kept as (
      insert into deliveries (marketplace_id, kind, source_id, subject, target, object_id, status, attempt_count,
        date_finished, problem, lane)
      values (${marketplace}, ${kind}, ${sourceID}, ${subject}, 'Http', ${objectID}, 'Failed', 1, now(), ${problem}, '')
      returning marketplace_id, id)
    insert into delivery_attempts (marketplace_id, delivery_id, nth, at, milliseconds, status_code, problem, answer)
    select marketplace_id, id, 1, ${at}, ${milliseconds}, ${statusCode}::int, ${problem}, ${kind === 'OpenIdConnect' ? null : said}
    from kept`)
}
