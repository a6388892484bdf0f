import type { Operation } from '@tessera/contract/kit/operation'
import type { Queryable } from './database.ts'
import type { DeferredReply } from './deferred-reply.ts'
import type { JsonText } from './json-text.ts'
import type { StatusReply } from './status-reply.ts'

export type RequestBody = Record<string, unknown>
export type QueryParameters = Record<string, string | string[] | undefined>

/** One request, as a handler sees it. Time and identity are passed in. */
export interface Call<Actor> {
  db: Queryable
  actor: Actor
  now: Date
  operation: Operation
  params: Record<string, string>
  query: QueryParameters
  body: RequestBody
  /** The body as received: the only way to read a read-only property that was sent. */
  raw: unknown
  /** The caller's address, as seen by trusted proxies. */
  from: string
  requestID: string
  /** The idempotency key: a write with the same key happens once. */
  key?: string | undefined
  /** Writes messages about finished operations in their transaction; unset if no one is told. */
  announce?: AnnounceOperations | undefined
}

/** An operation of a request after its handler has run. */
export interface FinishedOperation {
  operation: Operation
  params: Record<string, string>
  body: RequestBody
  reply?: Reply
}

export type AnnounceOperations = (db: Queryable, done: readonly FinishedOperation[]) => Promise<void>

export type Reply = JsonText | DeferredReply | StatusReply | object | undefined
export type Handler<Actor> = (call: Call<Actor>) => Promise<Reply>
export type Handlers<Actor> = Record<string, Handler<Actor>>

export function pathParameter({ params, operation }: Call<unknown>, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`${operation.id} has no parameter ${name}`)
  return value
}

/** A query value; if the name is repeated, the first one counts. */
export function queryValue({ query }: { query: QueryParameters }, name: string): string | undefined {
  const value = query[name]
  return Array.isArray(value) ? value[0] : value
}
