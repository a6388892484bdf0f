import type { Operation } from '@tessera/contract/kit/operation'
import type { Answer } from './answer.ts'
import type { Queryable } from './database.ts'
import type { Json } from './json.ts'
import type { Soon } from './soon.ts'

export type Body = Record<string, unknown>
export type Query = Record<string, string | string[] | undefined>

/** One request, as a handler sees it. Time and identity come in from outside. */
export interface Call<Actor> {
  db: Queryable
  actor: Actor
  now: Date
  operation: Operation
  params: Record<string, string>
  query: Query
  body: Body
  /** The body as it came: the one place where a read-only property may still be looked at. */
  raw: unknown
  /** Address of the caller, after trusted proxies. */
  from: string
  requestID: string
  /** What its sender marks a write with, to have it happen once. */
  key?: string | undefined
}

export type Reply = Json | Soon | Answer | object | undefined
export type Handler<Actor> = (call: Call<Actor>) => Promise<Reply>
export type Handlers<Actor> = Record<string, Handler<Actor>>

export function parameter({ params, operation }: Call<unknown>, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`${operation.id} has no parameter ${name}`)
  return value
}

/** A query value that is given once; of a repeated one the first counts. */
export function queryValue({ query }: { query: Query }, name: string): string | undefined {
  const value = query[name]
  return Array.isArray(value) ? value[0] : value
}
