import { createHmac } from 'node:crypto'
import { parseConnectionString } from '@tessera/domain/integrations/connection-string'
import type { Outbound } from '@tessera/server/outbound/outbound'
import { answerFrom, type OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import type { OutgoingMessage, SendMessage } from '../outgoing-message.ts'
import { outcomeOf } from '../send-outcome.ts'

const defaultDatabase = 'tessera'
const container = 'deliveries'

/** Writes each message to a document of its own. A repeated message replaces its document. */
export const sendCosmosDb: SendMessage = async ({ outbound }, config, message) => {
  const { AccountEndpoint: endpoint = '', AccountKey: key = '' } = parseConnectionString(
    String(config.ConnectionString),
  )
  const database = String(config.OverrideDatabaseName || defaultDatabase)
  const call = (path: string, type: string, body: object, headers = {}) =>
    callCosmos(outbound, { endpoint, key, parent: path, type, body, headers })
  const save = () => call(`dbs/${database}/colls/${container}`, 'docs', documentOf(message), upsertHeaders(message))
  const answer = await save()
  if (answer.status !== 404) return outcomeOf(answer)
  // 409 means that another process created it a moment ago
  await call('', 'dbs', { id: database })
  const partitionKey = { paths: ['/objectID'], kind: 'Hash', version: 2 }
  await call(`dbs/${database}`, 'colls', { id: container, partitionKey })
  return outcomeOf(await save())
}

const documentOf = ({ id, marketplace, kind, subject, objectID, date, body }: OutgoingMessage) => ({
  id,
  objectID: objectID ?? kind,
  marketplace,
  kind,
  subject,
  date: date.toISOString(),
  body,
})

const upsertHeaders = ({ objectID, kind }: OutgoingMessage) => ({
  'x-ms-documentdb-is-upsert': 'true',
  'x-ms-documentdb-partitionkey': JSON.stringify([objectID ?? kind]),
})

interface CosmosCall {
  endpoint: string
  key: string
  /** The resource that gets a new member, such as `dbs/tessera`. */
  parent: string
  type: string
  body: object
  headers: Record<string, string>
}

async function callCosmos(outbound: Outbound, call: CosmosCall): Promise<OutboundAnswer> {
  const { endpoint, parent, type, body, headers } = call
  const date = new Date().toUTCString()
  const payload = Buffer.from(JSON.stringify(body))
  const sent = {
    ...headers,
    authorization: signCall(call, date),
    'x-ms-date': date,
    'x-ms-version': '2018-12-31',
    'Content-Type': 'application/json',
    'Content-Length': String(payload.length),
  }
  const path = [parent, type].filter(Boolean).join('/')
  const url = `${endpoint.replace(/\/+$/, '')}/${path}`
  return answerFrom(await outbound.exchange({ method: 'POST', url, headers: sent, payload }))
}

/** The signature of the account's key over verb, kind of resource, resource and date. */
function signCall({ key, parent, type }: CosmosCall, date: string): string {
  const text = `post\n${type}\n${parent}\n${date.toLowerCase()}\n\n`
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64')
  return encodeURIComponent(`type=master&ver=1.0&sig=${signature}`)
}
