import { relations, resources, singletons } from '@tessera/contract/platform/operations'
import { fail } from '@tessera/server/api-error'
import type { PlatformHandlers } from './actor.ts'
import { crud } from './engine/crud.ts'
import { relation } from './engine/relation.ts'
import { singleton } from './engine/singleton.ts'
import { isServed, notYet } from './not-yet.ts'

/**
 * Every operation and its handler. Later entries win: a function that the generic engine cannot express replaces the
 * row's generic handler.
 */
export function platformHandlers(own: PlatformHandlers): PlatformHandlers {
  return {
    ...merged(resources.filter(isServed).map(crud)),
    ...merged(relations.filter(isServed).map(relation)),
    ...merged(singletons.filter(isServed).map(singleton)),
    ...own,
    ...Object.fromEntries(notYet.map((id) => [id, async () => fail('NotImplemented', { Operation: id })])),
  }
}

const merged = (tables: PlatformHandlers[]): PlatformHandlers => Object.assign({}, ...tables)
