import { collectionPath, idParameter, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { type Singleton, singletonName } from '@tessera/contract/kit/singleton'
import { pathParameter, type Reply, type RequestBody } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { keepBefore } from './before-write.ts'
import { crud, getRecord } from './crud.ts'
import { scope } from './scope.ts'
import { singleton } from './singleton.ts'
import { type Table, tableOf } from './table.ts'
import { readWriteContext, type WriteContext } from './write-context.ts'

/** Refuses a write by throwing. May return a replacement for the body. */
export type WriteRule = (call: PlatformCall, written: WriteContext) => Promise<RequestBody | undefined>
/** Runs after the record is written under this ID. Returns false if that does not change the reply. */
export type AfterWrite = (call: PlatformCall, written: WriteContext, id: string) => Promise<unknown>

/** The handler of an operation; an unknown ID throws at startup. */
export function handlerOf(handlers: PlatformHandlers, id: string): PlatformHandler {
  const handler = handlers[id]
  if (!handler) throw new Error(`No handler answers ${id}`)
  return handler
}

/** The generic create, save and patch handlers with a rule before the write and a follow-up after it. */
export function withRules(resource: Resource, rule: WriteRule, then?: AfterWrite): PlatformHandlers {
  const table = tableOf(resource.model, collectionPath(resource), resource.table)
  const generic = crud(resource)
  const verbs = (['Create', 'Save', 'Patch'] as const).filter((verb) => resource.only?.includes(verb) ?? true)
  return Object.fromEntries(
    verbs.map((verb) => {
      const operation = `${resource.tag}.${nameOf(resource, verb)}`
      const write = handlerOf(generic, operation)
      return [
        operation,
        (call: PlatformCall) => writeWithRules({ table, resource, rule, afterWrite: then, write }, call, verb),
      ]
    }),
  )
}

interface RuledWrite {
  table: Table
  resource: Resource
  rule: WriteRule
  afterWrite: AfterWrite | undefined
  write: PlatformHandler
}

async function writeWithRules(
  ruling: RuledWrite,
  call: PlatformCall,
  verb: 'Create' | 'Save' | 'Patch',
): Promise<Reply> {
  const { table, resource, rule, afterWrite: then, write } = ruling
  const id = verb === 'Create' ? undefined : pathParameter(call, idParameter(resource))
  const where = id === undefined ? undefined : sql`${scope(table, call)} and t.id = ${id}`
  const written = await readWriteContext(table, call, where, id)
  keepBefore(call, written.before)
  // the generic handler answers 404 for a patch of a missing record
  if (verb === 'Patch' && !written.before) return write(call)
  const body = (await rule(call, written)) ?? call.body
  const reply = await write({ ...call, body })
  if (!then || !(reply instanceof JsonText) || reply.id === undefined) return reply
  const isChanged = await then(call, written, reply.id)
  return isChanged === false ? reply : getRecord(table, call, reply.id)
}

/** The same for a record that a marketplace has once. */
export function singletonWithRules(declaration: Singleton, rule: WriteRule): PlatformHandlers {
  const table = tableOf(declaration.model, declaration.path, declaration.table)
  const generic = singleton(declaration)
  return Object.fromEntries(
    (['Save', 'Patch'] as const).map((verb) => {
      const operation = `${declaration.tag}.${singletonName(declaration, verb)}`
      const write = handlerOf(generic, operation)
      return [operation, (call: PlatformCall) => writeSingletonWithRules(declaration, table, rule, write, call)]
    }),
  )
}

async function writeSingletonWithRules(
  { kind }: Singleton,
  table: Table,
  rule: WriteRule,
  write: PlatformHandler,
  call: PlatformCall,
): Promise<Reply> {
  const where = kind ? sql`${scope(table, call)} and t.kind = ${kind}` : scope(table, call)
  const written = await readWriteContext(table, call, where)
  keepBefore(call, written.before)
  if (call.operation.verb === 'PATCH' && !written.before) return write(call)
  const body = (await rule(call, written)) ?? call.body
  return write({ ...call, body })
}

/** Adds a check before some handlers. */
export const withCheck = (
  handlers: PlatformHandlers,
  ids: readonly string[],
  check: (call: PlatformCall) => Promise<void> | void,
): PlatformHandlers =>
  Object.fromEntries(
    ids.map((id) => {
      const next = handlerOf(handlers, id)
      const checked: PlatformHandler = async (call) => {
        await check(call)
        return next(call)
      }
      return [id, checked]
    }),
  )
