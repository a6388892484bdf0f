import type { ServerResponse } from 'node:http'
import { urlOf } from '@tessera/contract/kit/operation'
import { streamEvents } from '@tessera/contract/platform/additions/events'
import { mayFollow } from '@tessera/domain/changes/may-follow'
import { fail } from '@tessera/server/api-error'
import type { Database } from '@tessera/server/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { TokenAuthenticator } from '../identity/authenticate.ts'
import type { FeedNeeds } from '../product-feed/register-product-feed.ts'
import { endWithToken } from './end-with-token.ts'
import { createEventTail, type EventPosition, findPositionNow, type TailedEvent } from './event-tail.ts'

export interface StreamNeeds extends FeedNeeds {
  database: Database
  authenticate: TokenAuthenticator
}

/** A browser has one stream for all its tabs. */
const streamsPerUser = 10
/** A reader that takes nothing is cut off, and resumes where it was. */
const maxUnsent = 1_000_000

/** `GET /v1/events/stream`: server-sent events about writes, for those who may read the records. */
export function registerEventStream(app: FastifyInstance, { database, guard, authenticate }: StreamNeeds): void {
  const tail = createEventTail(database)
  const open = new Map<ServerResponse, string>()
  app.addHook('preClose', async () => {
    tail.close()
    for (const response of open.keys()) response.end()
  })
  app.route({
    method: streamEvents.verb,
    url: urlOf(streamEvents.path),
    onRequest: async (request) => {
      request.actor = await guard(streamEvents, request)
    },
    handler: async (request, reply) => {
      const actor = request.actor as Actor // set by the hook above
      const mine = [...open.values()].filter((key) => key === actor.userKey)
      if (mine.length >= streamsPerUser) fail('RateLimit.Exceeded')
      const now = await findPositionNow(database)
      const last = readPosition(request)
      const position = last?.node === now.node ? last : now
      reply.hijack()
      const { raw: response } = reply
      response.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      } as Record<string, string>)
      response.write(': follow\n\n')
      open.set(response, actor.userKey)
      const stop = tail.add({
        marketplace: actor.marketplace,
        position,
        tell: (events) => tell(response, actor, events),
        end: () => response.end(),
      })
      const timers = endWithToken(response, actor, () => authenticate(request.headers.authorization))
      response.once('close', () => {
        stop()
        for (const timer of timers) clearInterval(timer)
        open.delete(response)
      })
    },
  })
}

/** The ID of the last event that the reader got; one that this server did not send is taken for none. */
function readPosition({ headers }: FastifyRequest): EventPosition | undefined {
  const [, xid, id, node] = /^(\d{1,18})-(\d{1,18})-(\S{1,100})$/.exec(String(headers['last-event-id'] ?? '')) ?? []
  return xid && id && node ? { node, xid: BigInt(xid), id: BigInt(id) } : undefined
}

function tell(response: ServerResponse, actor: Actor, events: readonly TailedEvent[]): void {
  const shown = events.filter((event) => mayFollow(actor, event))
  if (shown.length > 0 && !response.writableEnded) response.write(shown.map(findEventText).join(''))
  if (response.writableLength > maxUnsent) response.destroy()
}

const texts = new WeakMap<TailedEvent, string>()

/** An event is written once, however many streams it goes to. */
function findEventText(event: TailedEvent): string {
  const text = texts.get(event) ?? eventText(event)
  texts.set(event, text)
  return text
}

/** Operation and IDs only: the reader asks for the record itself. */
function eventText({ position, operation, object, params, replyID, requestID, date }: TailedEvent): string {
  const data = {
    Operation: operation,
    Object: object,
    Parameters: params,
    ReplyID: replyID,
    RequestID: requestID,
    Date: date,
  }
  return `id: ${position.xid}-${position.id}-${position.node}\ndata: ${JSON.stringify(data)}\n\n`
}
