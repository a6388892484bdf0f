import type { Model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import type { Relation } from '@tessera/contract/kit/relation'
import { collectionPath, idParameter, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { type Singleton, singletonName } from '@tessera/contract/kit/singleton'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { relations, resources, singletons } from '@tessera/contract/platform/operations'
import { ApiError } from '@tessera/server/api-error'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import { name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { isServedByEngine } from '../engine/is-served-by-engine.ts'
import { findAssignment } from '../engine/relation.ts'
import { scope } from '../engine/scope.ts'
import { type Table, tableOf } from '../engine/table.ts'
import { handlerOf } from '../engine/with-rules.ts'
import { lockStored } from '../engine/write-context.ts'
import { recordIn } from './record-in.ts'

/** A write of the table that can be part of a list of changes. */
export interface ChangeableWrite {
  operation: Operation
  model: Model
  /** The handler that serves the single request. */
  handler: PlatformHandler
  /** Orders and all that hangs on them. */
  isOfOrders: boolean
  /** Locks the record that a call is about and reads it as the API shows it. */
  findCurrent(call: PlatformCall): Promise<RequestBody | undefined>
}

/** Creates, saves, patches and deletes of resources, relations and singletons that run in one transaction. */
export function changeableWrites(
  handlers: PlatformHandlers,
  ownTransactions: ReadonlySet<string>,
): ReadonlyMap<string, ChangeableWrite> {
  const all = [
    ...resources.filter(({ tag }) => tag !== 'Cart').flatMap((one) => resourceWrites(one, handlers)),
    ...relations.flatMap((one) => relationWrites(one, handlers)),
    ...singletons.flatMap((one) => singletonWrites(one, handlers)),
  ]
  return new Map(
    all.filter(({ operation }) => !ownTransactions.has(operation.id)).map((write) => [write.operation.id, write]),
  )
}

const writingVerbs = ['Create', 'Save', 'Patch', 'Delete'] as const

function resourceWrites(resource: Resource, handlers: PlatformHandlers): ChangeableWrite[] {
  const { tag, model, only } = resource
  const isOfOrders = !isServedByEngine(resource)
  const table = tableOf(model, collectionPath(resource), resource.table)
  const read = reader(`${tag}.${nameOf(resource, 'Get')}`, handlers)
  const find: ChangeableWrite['findCurrent'] = (call) => {
    if (isOfOrders) return readLocked(call, lockOfOrders(call), read)
    const where = sql`${scope(table, call)} and t.id = ${pathParameter(call, idParameter(resource))}`
    // a delete has no rules that look at the stored row
    if (call.operation.verb === 'DELETE') return readLocked(call, lockOf(table, where), read)
    return lockAndRead(table, call, where, read)
  }
  return writingVerbs
    .filter((verb) => only?.includes(verb) ?? true)
    .map((verb) => ({
      ...writeOf(`${tag}.${nameOf(resource, verb)}`, model, handlers),
      isOfOrders,
      findCurrent: async (call) => (verb === 'Create' ? undefined : find(call)),
    }))
}

function relationWrites(relation: Relation, handlers: PlatformHandlers): ChangeableWrite[] {
  const { tag, named, model } = relation
  return [`${tag}.Save${named}`, `${tag}.Delete${named}`].map((id) => ({
    ...writeOf(id, model, handlers),
    isOfOrders: false,
    findCurrent: (call) => findAssignment(relation, call),
  }))
}

function singletonWrites(singleton: Singleton, handlers: PlatformHandlers): ChangeableWrite[] {
  const { tag, model, kind } = singleton
  const table = tableOf(model, singleton.path, singleton.table)
  const lock = (call: PlatformCall) =>
    lockOf(table, sql`${scope(table, call)} ${kind ? sql`and t.kind = ${kind}` : sql``}`)
  const read = reader(`${tag}.${singletonName(singleton, 'Get')}`, handlers)
  return (['Save', 'Patch', 'Delete'] as const).map((verb) => ({
    ...writeOf(`${tag}.${singletonName(singleton, verb)}`, model, handlers),
    isOfOrders: false,
    findCurrent: (call) => readLocked(call, lock(call), read),
  }))
}

const writeOf = (id: string, model: Model, handlers: PlatformHandlers) => ({
  operation: getOperation(id),
  model,
  handler: handlerOf(handlers, id),
})

/** Everything of an order, a shipment or a subscription is changed under the lock of its first row. */
const orderTables: Readonly<Record<string, string>> = {
  orderID: 'orders',
  shipmentID: 'shipments',
  subscriptionID: 'subscriptions',
  returnID: 'order_returns',
}

function lockOfOrders({ actor, params }: PlatformCall): Sql {
  const [parameter = '', table = ''] = Object.entries(orderTables).find(([one]) => params[one] !== undefined) ?? []
  return sql`select from ${name(table)} where marketplace_id = ${actor.marketplace} and id = ${params[parameter]} for no key update`
}

type ReadRecord = (call: PlatformCall) => Promise<RequestBody | undefined>

/** As below, and the row that is locked is the one that the rules of the write look at. */
async function lockAndRead(
  table: Table,
  call: PlatformCall,
  where: Sql,
  read: ReadRecord,
): Promise<RequestBody | undefined> {
  const locked = lockStored(table, call, where)
  const [current] = await Promise.all([read(call), locked])
  return current
}

const lockOf = (table: Table, where: Sql): Sql =>
  sql`select from ${name(table.name)} t where ${where} for no key update`

/** The lock travels with the read that waits for it. */
async function readLocked(call: PlatformCall, lock: Sql, read: ReadRecord): Promise<RequestBody | undefined> {
  await call.db.send(lock)
  return read(call)
}

/** Reads with the handler of the row's own GET, so that an editor's values can be compared. */
function reader(id: string, handlers: PlatformHandlers): ReadRecord {
  const handler = handlerOf(handlers, id)
  const operation = getOperation(id)
  return async (call) => {
    const reply = await handler({ ...call, operation, query: {}, body: {}, raw: undefined }).catch((error) => {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    })
    return recordIn(reply)
  }
}
