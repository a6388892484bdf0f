import { relations, resources, singletons } from '@tessera/contract/platform/operations'
import type { PlatformHandlers } from './actor.ts'
import { crud } from './engine/crud.ts'
import { isServedByEngine } from './engine/is-served-by-engine.ts'
import { relation } from './engine/relation.ts'
import { singleton } from './engine/singleton.ts'

/**
 * Every operation and its handler. Later entries win: a function that the generic engine cannot express replaces the
 * row's generic handler.
 */
export const platformHandlers = (own: PlatformHandlers): PlatformHandlers => ({
  ...mergeHandlers(resources.filter(isServedByEngine).map(crud)),
  ...mergeHandlers(relations.filter(isServedByEngine).map(relation)),
  ...mergeHandlers(singletons.filter(isServedByEngine).map(singleton)),
  ...own,
})

const mergeHandlers = (tables: PlatformHandlers[]): PlatformHandlers => Object.assign({}, ...tables)
