import { relations, resources, singletons } from '@tessera/contract/platform/operations'
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
export function platformHandlers(own: PlatformHandlers): PlatformHandlers {
  return {
    ...mergeHandlers(resources.filter(isServedByEngine).map(crud)),
    ...mergeHandlers(relations.filter(isServedByEngine).map(relation)),
    ...mergeHandlers(singletons.filter(isServedByEngine).map(singleton)),
    ...own,
    ...Object.fromEntries(
      unimplementedOperations.map((id) => [id, async () => fail('NotImplemented', { Operation: id })]),
    ),
  }
}

const mergeHandlers = (tables: PlatformHandlers[]): PlatformHandlers => Object.assign({}, ...tables)
