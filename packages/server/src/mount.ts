import { type Operation, urlOf } from '@tessera/contract/kit/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnnounceOperations, Call, Handler, Handlers, QueryParameters, Reply } from './call.ts'
import type { Database } from './database.ts'
import { DeferredReply } from './deferred-reply.ts'
import { JsonText } from './json-text.ts'
import { readBody } from './read-body.ts'
import { findReadNeed } from './replica/find-read-need.ts'
import type { Replica } from './replica/open-replica.ts'
import { StatusReply } from './status-reply.ts'

export interface MountOptions<Actor> {
  app: FastifyInstance
  operations: readonly Operation[]
  handlers: Handlers<Actor>
  database: Database
  /** Authenticates and authorizes the caller. Runs before the body is read, so that strangers learn nothing from it. */
  guard: (operation: Operation, request: FastifyRequest) => Promise<Actor>
  /** Runs in the transaction of a write, after its handler: writes audit and outbox. */
  record: (call: Call<Actor>, reply: Reply) => Promise<void>
  /** Runs before a write, without a transaction: may refuse it, and may return a function that announces it. */
  beforeWrite?: (call: Omit<Call<Actor>, 'db'>) => Promise<AnnounceOperations | undefined>
  /** Runs after a write has committed and before its reply. */
  afterWrite?: (call: Omit<Call<Actor>, 'db'>) => void
  /** IDs of operations that manage their own transactions. */
  ownTransactions?: ReadonlySet<string>
  /** A standby for rows that say so in `reads`. */
  replica?: Pick<Replica, 'read'> | undefined
  /** Whether the caller writes nothing that such rows show. Without it, no one is one. */
  isGuest?: (actor: Actor) => boolean
  /** Replays the first reply of a write that is repeated with the same idempotency key. */
  repeats?: ReplayStore<Actor>
}

export interface ReplayStore<Actor> {
  /** Runs in the transaction of the write: returns the first reply, or claims the key. */
  begin(call: Call<Actor>, key: string): Promise<{ reply: Reply } | undefined>
  save(call: Call<Actor>, key: string, reply: Reply): Promise<void>
}

/** Operations + handlers = routes. An operation without a handler is an error at start. */
export function mount<Actor>(mounting: MountOptions<Actor>): void {
  const missing = mounting.operations.filter(({ id }) => !mounting.handlers[id])
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.map(({ id }) => id).join(', ')}`)
  for (const [, rows] of Map.groupBy(mounting.operations, ({ verb, path }) => `${verb} ${path}`)) {
    const [operation] = rows // the five token calls share one path
    const handler = operation && mounting.handlers[operation.id]
    if (operation && handler) mountOne(mounting, operation, handler)
  }
}

function mountOne<Actor>(mounting: MountOptions<Actor>, operation: Operation, handler: Handler<Actor>): void {
  const { app, database, guard, ownTransactions } = mounting
  const read = readerOf(mounting, operation)
  const isPlain = operation.verb === 'GET' || ownTransactions?.has(operation.id)
  const answer = (call: Omit<Call<Actor>, 'db'>): Promise<Reply> =>
    isPlain
      ? read(call.actor, (db) => handler({ ...call, db }))
      : database.transaction((db) => runWrite(mounting, handler, { ...call, db }))
  app.route({
    method: operation.verb,
    url: urlOf(operation.path),
    onRequest: async (request) => {
      request.actor = await guard(operation, request)
    },
    handler: async (request, reply) => {
      const call = { ...readCall(operation, request), actor: request.actor as Actor }
      const result = operation.verb === 'GET' ? await answer(call) : await answerWrite(mounting, call, answer)
      return sendReply(operation, call.params, await resolveDeferred(result), reply)
    },
  })
}

type Read<Actor> = (actor: Actor, work: (db: Database) => Promise<Reply>) => Promise<Reply>

/** The primary answers, but for rows that a standby may answer. */
function readerOf<Actor>({ database, replica, isGuest }: MountOptions<Actor>, operation: Operation): Read<Actor> {
  if (!replica || !operation.reads) return (_actor, work) => work(database)
  return (actor, work) => {
    const need = findReadNeed(operation, isGuest?.(actor) ?? false)
    return need ? replica.read(need, work) : work(database)
  }
}

async function answerWrite<Actor>(
  { beforeWrite, afterWrite }: MountOptions<Actor>,
  call: Omit<Call<Actor>, 'db'>,
  answer: (call: Omit<Call<Actor>, 'db'>) => Promise<Reply>,
): Promise<Reply> {
  const announce = await beforeWrite?.(call)
  const announced = announce ? { ...call, announce } : call
  const reply = await answer(announced)
  afterWrite?.(announced)
  return reply
}

/** Runs a write in its transaction: the handler, its record, and storing the reply for repeats. */
export async function runWrite<Actor>(
  { record, repeats }: Pick<MountOptions<Actor>, 'record' | 'repeats'>,
  handler: Handler<Actor>,
  call: Call<Actor>,
): Promise<Reply> {
  const { key } = call
  const first = key === undefined ? undefined : await repeats?.begin(call, key)
  if (first) return first.reply
  const reply = await handler(call)
  await record(call, reply)
  if (key !== undefined) await repeats?.save(call, key, await resolveDeferred(reply))
  return reply
}

async function resolveDeferred(reply: Reply): Promise<Reply> {
  if (!(reply instanceof DeferredReply)) return reply
  const { text } = await reply.json
  return new JsonText(text, reply.id)
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined
}

function readCall(operation: Operation, request: FastifyRequest): Omit<Call<never>, 'db' | 'actor'> {
  return {
    operation,
    body: readBody(operation, request.body),
    raw: request.body,
    params: request.params as Record<string, string>,
    query: request.query as QueryParameters,
    now: new Date(),
    from: request.ip,
    requestID: request.id,
    key: keyOf(request),
  }
}

function sendReply(
  operation: Operation,
  params: Record<string, string>,
  result: Reply,
  reply: FastifyReply,
): FastifyReply {
  if (result instanceof StatusReply) {
    reply.request.refusal = result.refusal
    return reply.code(result.status).headers(result.headers).send(result.body)
  }
  if (result === undefined || !operation.reply) return reply.code(204).send()
  reply.code(operation.status)
  const text = result instanceof JsonText ? result.text : JSON.stringify(result)
  if (operation.verb === 'POST' && operation.status === 201) setLocation(operation, params, idOf(result), reply)
  return reply.type('application/json; charset=utf-8').send(text)
}

function idOf(result: object): string | undefined {
  if (result instanceof JsonText) return result.id
  const { ID } = result as { ID?: unknown }
  return typeof ID === 'string' ? ID : undefined
}

/** A new object says where it lives. */
function setLocation(
  { path, name }: Operation,
  params: Record<string, string>,
  id: string | undefined,
  reply: FastifyReply,
): void {
  if (id && name.startsWith('Create'))
    reply.header('location', `${urlOf(path).replace(/:(\w+)/g, (_, key) => params[key] ?? '')}/${id}`)
}
