import { operations, relations, resources, singletons } from '@tessera/contract/platform/operations'
import { fail } from '@tessera/server/api-error'
import type { PlatformHandlers } from './actor.ts'
import { crud } from './engine/crud.ts'
import { relation } from './engine/relation.ts'
import { singleton } from './engine/singleton.ts'
import { isServedByEngine, unimplementedOperations } from './unimplemented-operations.ts'

/**
 * Every operation and its handler. Later entries win: a function that the generic engine cannot express replaces the
 * row's generic handler.
 */
export function platformHandlers(own: PlatformHandlers, unimplemented = unimplementedOperations): PlatformHandlers {
  const served = {
    ...mergeHandlers(resources.filter(isServedByEngine).map(crud)),
    ...mergeHandlers(relations.filter(isServedByEngine).map(relation)),
    ...mergeHandlers(singletons.filter(isServedByEngine).map(singleton)),
    ...own,
  }
  return { ...served, ...unimplementedHandlers(served, unimplemented) }
}

/** Handlers that answer 501. Throws if a listed operation has a handler, because that handler would be replaced. */
function unimplementedHandlers(served: PlatformHandlers, ids: readonly string[]): PlatformHandlers {
  const known = new Set(operations.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new Error(`Unimplemented operations that do not exist: ${unknown.join(', ')}`)
  const implemented = ids.filter((id) => served[id])
  if (implemented.length > 0) throw new Error(`Unimplemented operations that have a handler: ${implemented.join(', ')}`)
  return Object.fromEntries(ids.map((id) => [id, async () => fail('NotImplemented', { Operation: id })]))
}

const mergeHandlers = (tables: PlatformHandlers[]): PlatformHandlers => Object.assign({}, ...tables)
